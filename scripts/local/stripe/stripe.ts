import type { LocalClock } from '../aws/service.ts';
import { answerApi, type StripeRequest, type StripeResponse } from './api.ts';
import type { Delivery, Event, EventType } from './event/records.ts';
import { type FaultRule, Faults } from './faults.ts';
import { payPath } from './page/frame.ts';
import { answerPage, type PageRequest } from './page/pay-page.ts';
import { expireDueSessions } from './session/sessions.ts';
import { Engine } from './store/engine.ts';
import { Store } from './store/store.ts';
import type { WebhookTarget } from './webhook/sender.ts';
import { Webhooks } from './webhook/webhooks.ts';

export interface StripeOptions {
  /** Holds the stand-in's only file. */
  readonly directory: string;
  readonly clock: LocalClock;
  readonly webhook: WebhookTarget;
  /** Origin of the pay page, without a trailing slash. */
  readonly publicOrigin: () => string;
  readonly fetch?: typeof fetch;
  /** Waits before the second, third, … attempt of a webhook; after the last of them every 60 s. */
  readonly retryDelaysMs?: readonly number[];
}

/** An event and the progress of its delivery to the shop. */
export interface EventReport {
  readonly id: string;
  readonly type: EventType;
  readonly created: number;
  /** Id of the object that the event is about. */
  readonly object: string;
  readonly state: Delivery['state'] | 'held';
  readonly attempts: number;
  readonly lastStatus: number | null;
}

export interface StripeStandIn {
  api(request: StripeRequest): Promise<StripeResponse>;
  page(request: PageRequest): Promise<StripeResponse | undefined>;
  /** Every event so far, oldest first. */
  events(): EventReport[];
  /** Adds a fault rule; null removes all rules. */
  faults(rule: FaultRule | null): void;
  hold(types?: readonly string[]): void;
  release(): void;
  duplicate(copies: number): void;
  redeliver(eventId: string): Promise<number | null>;
  /** Does what is due by the clock immediately (expiry, webhooks); otherwise it happens within a second. */
  tick(): void;
  close(): Promise<void>;
}

const sweepMs = 1_000;

export async function openStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { clock } = options;
  const store = Store.open(options.directory, Math.floor(clock.now() / 1000));
  const webhooks = new Webhooks({ ...options, store, target: options.webhook, fetch: options.fetch ?? fetch });
  const engine = new Engine(store, clock, (delivery) => webhooks.enqueue(delivery));
  const faults = new Faults();
  const payPage = (session: string) => `${options.publicOrigin()}${payPath}${session}`;
  const tick = () => {
    engine.run(expireDueSessions);
    webhooks.sweep();
  };
  const sweep = setInterval(() => quietly(tick), sweepMs).unref();
  webhooks.resume();
  return {
    api: (request) => answerApi({ engine, faults, payPage }, request),
    page: async (request) => answerPage(engine, request),
    events: () => [...store.all('event')].map((event) => report(event, webhooks)),
    faults: (rule) => (rule === null ? faults.clear() : faults.add(rule)),
    hold: (types) => webhooks.hold(types),
    release: () => webhooks.release(),
    duplicate: (copies) => webhooks.duplicate(copies),
    redeliver: (eventId) => webhooks.redeliver(eventId),
    tick,
    close: async () => {
      clearInterval(sweep);
      faults.close();
      await webhooks.close();
      store.close();
    },
  };
}

function report({ id, type, created, data }: Event, webhooks: Webhooks): EventReport {
  return { id, type, created, object: data.object.id, ...webhooks.state(id) };
}

/** What cannot be stored now (a full disk) is retried with the next sweep; it must not end the process. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing was changed: a change is stored entirely or not at all.
  }
}
