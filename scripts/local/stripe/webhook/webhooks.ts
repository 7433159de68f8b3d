import type { LocalClock } from '../../aws/service.ts';
import type { Delivery, Event } from '../event/records.ts';
import type { Store } from '../store/store.ts';
import { Lanes } from './lanes.ts';
import { delayAfter, isSuccess, isTooOld } from './retry-policy.ts';
import { WebhookSender, type WebhookTarget } from './sender.ts';

/** An unfinished delivery: queued in its lane, in progress, held back, or waiting for its next attempt. */
interface Live {
  delivery: Delivery;
  readonly event: Event;
  underWay: Promise<void> | undefined;
  held: boolean;
  retry: { readonly timer: NodeJS.Timeout; readonly dueMs: number } | undefined;
}

interface WebhooksOptions {
  readonly store: Store;
  readonly clock: LocalClock;
  readonly target: WebhookTarget;
  readonly fetch: typeof fetch;
  readonly retryDelaysMs?: readonly number[];
}

/** Sends every event to the shop until it answers 2xx: at least once, and in order within a payment. */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #sender: WebhookSender;
  readonly #live = new Map<string, Live>();
  readonly #lanes = new Lanes();
  #holds: ReadonlySet<string> | 'all' | undefined;
  #copies = 1;
  #closed = false;

  constructor(options: WebhooksOptions) {
    this.#options = options;
    this.#sender = new WebhookSender(options.target, options.clock, options.fetch);
  }

  /** What was not delivered before the last shutdown, in order of creation. */
  resume(): void {
    for (const delivery of this.#options.store.all('delivery')) {
      if (delivery.state === 'pending') this.enqueue(delivery);
    }
  }

  enqueue(delivery: Delivery): void {
    const event = this.#options.store.get('event', delivery.event);
    if (!event) return;
    const live: Live = { delivery, event, underWay: undefined, held: false, retry: undefined };
    this.#live.set(event.id, live);
    this.#queue(live);
  }

  /** Holds deliveries back, all or those of the given types, until `release`. The events are created all the same. */
  hold(types?: readonly string[]): void {
    this.#holds = types ? new Set(types) : 'all';
  }

  release(): void {
    this.#holds = undefined;
    for (const live of this.#live.values()) {
      if (!live.held) continue;
      live.held = false;
      this.#queue(live);
    }
  }

  /** From now on every delivery is sent `copies` times concurrently; 1 is normal. */
  duplicate(copies: number): void {
    this.#copies = Math.max(1, Math.floor(copies));
  }

  /** Sends an event again, whatever its state, and returns the receiver's status; null if there was none. */
  async redeliver(id: string): Promise<number | null> {
    const event = this.#options.store.get('event', id);
    if (!event) throw new Error(`The payment stand-in has no event ${id}.`);
    return this.#sender.send(event);
  }

  state(id: string): { state: Delivery['state'] | 'held'; attempts: number; lastStatus: number | null } {
    const live = this.#live.get(id);
    const delivery = live?.delivery ?? this.#options.store.get('delivery', id);
    if (!delivery) throw new Error(`The payment stand-in has no event ${id}.`);
    return {
      state: live?.held ? 'held' : delivery.state,
      attempts: delivery.attempts,
      lastStatus: delivery.lastStatus,
    };
  }

  /** Attempts that are due by the clock, which may have been moved past the timers. */
  sweep(): void {
    const now = this.#options.clock.now();
    for (const live of this.#live.values()) if (live.retry && live.retry.dueMs <= now) this.#attempt(live);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const live of this.#live.values()) clearTimeout(live.retry?.timer);
    this.#sender.close();
    await Promise.allSettled([...this.#live.values()].map((live) => live.underWay));
  }

  #queue(live: Live): void {
    this.#lanes.run(live.delivery.lane, () => this.#attempt(live));
  }

  async #attempt(live: Live): Promise<void> {
    clearTimeout(live.retry?.timer);
    live.retry = undefined;
    if (this.#closed || live.underWay) return;
    live.held = this.#holds === 'all' || this.#holds?.has(live.event.type) === true;
    if (live.held) return;
    live.underWay = this.#send(live);
    await live.underWay;
    live.underWay = undefined;
  }

  async #send(live: Live): Promise<void> {
    const copies = Array.from({ length: this.#copies }, () => this.#sender.send(live.event));
    const statuses = await Promise.all(copies);
    const done = statuses.find(isSuccess);
    const attempts = live.delivery.attempts + 1;
    live.delivery = { ...live.delivery, attempts, lastStatus: done ?? statuses[0] ?? null };
    if (done !== undefined) this.#finish(live, 'delivered');
    else if (this.#closed) return;
    else if (isTooOld(live.event, this.#options.clock.now())) this.#finish(live, 'abandoned');
    else this.#retryLater(live);
  }

  #finish(live: Live, state: 'delivered' | 'abandoned'): void {
    const value = { ...live.delivery, state };
    try {
      this.#options.store.commit([{ table: 'delivery', id: live.event.id, value }]);
      this.#live.delete(live.event.id);
    } catch {
      // It could not be stored (a full disk), so it is sent again: at least once, not exactly once.
      this.#retryLater(live);
    }
  }

  #retryLater(live: Live): void {
    const delay = delayAfter(live.delivery.attempts, this.#options.retryDelaysMs);
    const timer = setTimeout(() => this.#attempt(live), delay);
    timer.unref();
    live.retry = { timer, dueMs: this.#options.clock.now() + delay };
  }
}
