import { randomUUID } from 'node:crypto';
import { account, region } from '../../template/identity.ts';
import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import type { Matches } from './pattern/pattern.ts';

export interface EventRule {
  readonly name: string;
  readonly bus: string;
  /** Whether the rule's pattern fits an event. */
  readonly matches: Matches;
  /** Hands the event to Lambda, which retries and logs by itself; settles when the first run has ended. */
  readonly invoke: (event: unknown) => Promise<unknown>;
}

export interface NewEvent {
  /** A name or an ARN; the default bus when absent. */
  readonly bus: string | undefined;
  readonly source: string;
  readonly detailType: string;
  readonly detail: unknown;
  readonly resources?: readonly string[];
}

interface Entry {
  readonly EventBusName?: string;
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly Resources?: readonly string[];
}

/** The envelope that EventBridge puts around an event. */
export const envelope = ({ source, detailType, detail, resources = [] }: NewEvent, now: number) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': detailType,
  source,
  account,
  time: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
  region,
  resources,
  detail,
});

/** EventBridge: events of functions and services, matched by the patterns of rules, delivered asynchronously. */
export class LocalEventBridge implements LocalService {
  #rules: readonly EventRule[] | undefined;
  #early: NewEvent[] = [];
  readonly #clock: LocalClock;
  readonly #running = new Set<Promise<void>>();

  constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  /** Sets the rules, which need the functions, which need the endpoint. Events published before are delivered now. */
  use(rules: readonly EventRule[]): void {
    this.#rules = rules;
    for (const event of this.#early.splice(0)) this.publish(event);
  }

  async handle(request: AwsRequest): Promise<AwsResponse> {
    const { Entries = [] } = JSON.parse(request.body.toString('utf8')) as { Entries?: Entry[] };
    const ids = Entries.map(({ EventBusName: bus, Source: source, DetailType: detailType, Detail, Resources }) =>
      this.publish({ bus, source, detailType, detail: JSON.parse(Detail), resources: Resources ?? [] }),
    );
    const body = { FailedEntryCount: 0, Entries: ids.map((EventId) => ({ EventId })) };
    return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) };
  }

  /** Passes an event to the matching rules, and returns its id immediately. */
  publish(published: NewEvent): string {
    const event = envelope(published, this.#clock.now());
    if (!this.#rules) this.#early.push(published);
    const bus = published.bus?.split('/').at(-1) ?? 'default';
    for (const rule of this.#rules ?? []) {
      if (rule.bus === bus && rule.matches(event)) this.#deliver(rule, event);
    }
    return event.id;
  }

  /** Settles when everything published so far is delivered. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** The functions are stopped: events published from now on match no rule. */
  close(): Promise<void> {
    this.#rules = [];
    return this.idle();
  }

  #deliver(rule: EventRule, event: unknown): void {
    const run = rule.invoke(event).then(
      () => void this.#running.delete(run),
      () => void this.#running.delete(run),
    );
    this.#running.add(run);
  }
}
