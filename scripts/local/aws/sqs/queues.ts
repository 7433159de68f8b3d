import { randomUUID } from 'node:crypto';
import type { AlarmClock } from '../service.ts';
import { invalidValue, SqsError } from './errors.ts';
import { checkMessage, type Message, type NewMessage } from './message.ts';
import { handleOf, receiptOf } from './receipt.ts';
import { limits, type QueueSettings } from './settings.ts';
import { MessageStore } from './store.ts';
import { Watchers } from './watchers.ts';

export interface QueuesOptions {
  readonly directory: string;
  readonly clock: AlarmClock;
  /** How many messages of a queue may be in flight; AWS's number when absent. */
  readonly inFlight?: number;
}

/** A message with the handle by which its receiver can delete it. */
export interface Received {
  readonly message: Message;
  readonly handle: string;
}

/** A message as a person or a test reads it. */
export interface QueuedMessage {
  /** Name of the queue. */
  readonly queue: string;
  /** ISO 8601, by the local clock. */
  readonly sent_at: string;
  /** How often it was received. */
  readonly received: number;
  /** Parsed, if it is JSON. */
  readonly body: unknown;
}

/** How many messages a queue holds, by what they wait for. */
export interface Counts {
  readonly available: number;
  readonly inFlight: number;
  readonly delayed: number;
}

/** A purge takes up to a minute, in which AWS refuses another one. */
const purgeTime = 60_000;

/** The standard queues of the template. The local clock decides what can be received, and what is too old. */
export class LocalQueues {
  readonly clock: AlarmClock;
  readonly #inFlight: number;
  readonly #store: MessageStore;
  readonly #watchers: Watchers;
  readonly #purged = new Map<string, number>();
  #settings = new Map<string, QueueSettings>();

  constructor({ directory, clock, inFlight = limits.inFlight }: QueuesOptions) {
    this.clock = clock;
    this.#inFlight = inFlight;
    this.#store = new MessageStore(directory);
    this.#watchers = new Watchers(clock, (queue) =>
      this.#settings.has(queue) ? this.#live(queue).map(({ visible }) => visible) : [],
    );
  }

  /** The queues that exist from now on. Throws for a dead-letter queue that does not. */
  use(queues: readonly QueueSettings[]): void {
    const arns = new Set(queues.map(({ arn }) => arn));
    for (const { name, redrive } of queues)
      if (redrive && !arns.has(redrive.deadLetterTargetArn))
        throw new Error(`The dead-letter queue of ${name} does not exist: ${redrive.deadLetterTargetArn}`);
    this.#settings = new Map(queues.map((settings) => [settings.name, settings]));
  }

  /** Names in order. */
  get names(): string[] {
    return [...this.#settings.keys()].sort();
  }

  settings(queue: string): QueueSettings {
    const settings = this.#settings.get(queue);
    if (!settings) throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
    return settings;
  }

  /** Takes a message, or throws a `SqsError` that says why not. */
  send(queue: string, { delay, ...given }: NewMessage): Message {
    const settings = this.settings(queue);
    checkMessage(given, settings.maximumSize);
    const sent = this.clock.now();
    const visible = sent + (delay ?? settings.delay) * 1000;
    const message: Message = { id: randomUUID(), ...given, sent, visible, count: 0 };
    this.#store.apply({ queue, kept: [message] });
    this.#watchers.changed(queue);
    return message;
  }

  /** The oldest messages that can be received, hidden from now on for so many seconds, or as long as the queue says. */
  receive(queue: string, most: number, seconds = this.settings(queue).visibilityTimeout): Received[] {
    this.#redrive(queue);
    const now = this.clock.now();
    const ready = this.#live(queue).filter(({ visible }) => visible <= now);
    const room = this.#inFlight - this.counts(queue).inFlight;
    if (room <= 0) throw new SqsError('OverLimit', `The queue has ${this.#inFlight} messages in flight.`);
    const taken = ready.slice(0, Math.min(most, room));
    if (taken.length === 0) return [];
    const visible = now + seconds * 1000;
    const changed = taken.map(({ id, count, first = now }) => ({ id, count: count + 1, first, visible }));
    this.#store.apply({ queue, changed });
    this.#watchers.wind(queue);
    return changed.map(({ id, count }) => ({
      message: this.#store.of(queue).get(id) as Message,
      handle: handleOf({ queue, id, count }),
    }));
  }

  /** Deletes a received message. The handle of an earlier receipt is accepted and deletes nothing, as on AWS. */
  remove(queue: string, handle: string): void {
    this.settings(queue);
    const { id, count } = receiptOf(queue, handle);
    if (this.#store.of(queue).get(id)?.count === count) this.#store.apply({ queue, gone: [id] });
  }

  /** Hides a received message for so many seconds from now on. */
  hide(queue: string, handle: string, seconds: number): void {
    this.settings(queue);
    const { id, count } = receiptOf(queue, handle);
    const message = this.#live(queue).find((each) => each.id === id);
    if (message?.count !== count)
      throw invalidValue(
        `Value ${handle} for parameter ReceiptHandle is invalid. Reason: Message does not exist or is not available for visibility timeout change.`,
      );
    const now = this.clock.now();
    if (message.visible <= now) throw new SqsError('MessageNotInflight', 'The message referred to is not in flight.');
    this.#store.apply({ queue, changed: [{ id, count, visible: now + seconds * 1000 }] });
    this.#watchers.changed(queue);
  }

  /** Deletes all messages of a queue, also those in flight. */
  purge(queue: string): void {
    this.settings(queue);
    const now = this.clock.now();
    if (now < (this.#purged.get(queue) ?? Number.NEGATIVE_INFINITY) + purgeTime)
      throw new SqsError(
        'PurgeQueueInProgress',
        `Only one PurgeQueue operation on ${queue} is allowed every 60 seconds.`,
      );
    this.#purged.set(queue, now);
    this.#store.apply({ queue, gone: [...this.#store.of(queue).keys()] });
  }

  counts(queue: string): Counts {
    const now = this.clock.now();
    const live = this.#live(queue);
    const hidden = live.filter(({ visible }) => visible > now);
    const inFlight = hidden.filter(({ count }) => count > 0).length;
    return { available: live.length - hidden.length, inFlight, delayed: hidden.length - inFlight };
  }

  /** Calls `listener` whenever a message may have become receivable, until it is cancelled by what this returns. */
  watch(queue: string, listener: () => void): () => void {
    return this.#watchers.add(queue, listener);
  }

  isWatched(queue: string): boolean {
    return this.#watchers.has(queue);
  }

  /** All messages of all queues, the oldest first. */
  get messages(): QueuedMessage[] {
    return this.names
      .flatMap((queue) => this.#live(queue).map((message) => ({ queue, message })))
      .sort((one, other) => one.message.sent - other.message.sent)
      .map(({ queue, message: { sent, count, body } }) => ({
        queue,
        sent_at: new Date(sent).toISOString(),
        received: count,
        body: parsed(body),
      }));
  }

  close(): void {
    this.#watchers.close();
    this.#store.close();
  }

  /** The messages that are not too old. What is too old is gone for good, also if the clock is set back. */
  #live(queue: string): Message[] {
    const oldest = this.clock.now() - this.settings(queue).retention * 1000;
    const all = [...this.#store.of(queue).values()];
    const live = all.filter(({ sent }) => sent > oldest);
    if (live.length < all.length) {
      const gone = all.filter(({ sent }) => sent <= oldest).map(({ id }) => id);
      this.#store.apply({ queue, gone });
    }
    return live;
  }

  /** Moves what was received too often to the dead-letter queue, as AWS does when it would be received once more. */
  #redrive(queue: string): void {
    const { redrive, arn } = this.settings(queue);
    if (!redrive) return;
    const now = this.clock.now();
    const spent = this.#live(queue).filter(({ visible, count }) => visible <= now && count >= redrive.maxReceiveCount);
    if (spent.length === 0) return;
    const target = redrive.deadLetterTargetArn.split(':').at(-1) ?? '';
    const gone = spent.map(({ id }) => id);
    this.#store.apply({ queue, gone, to: { queue: target, source: arn, visible: now } });
    this.#watchers.changed(target);
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
