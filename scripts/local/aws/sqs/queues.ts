import type { LocalClock } from '../service.ts';

/** A message as it waits in a queue. */
export interface QueuedMessage {
  /** Name of the queue. */
  readonly queue: string;
  /** ISO 8601, by the local clock. */
  readonly sent_at: string;
  readonly body: unknown;
}

/**
 * The queues of the template, as far as anything uses them: Lambda puts failed events there, and an operator reads them.
 * They are in memory, so a restart empties them.
 */
export class LocalQueues {
  readonly #messages: QueuedMessage[] = [];
  readonly #clock: LocalClock;

  constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  /** `queue` is a name or an ARN. */
  send(queue: string, body: unknown): void {
    const name = queue.split(':').at(-1) ?? queue;
    this.#messages.push({ queue: name, sent_at: new Date(this.#clock.now()).toISOString(), body });
  }

  /** All messages, oldest first. */
  get messages(): readonly QueuedMessage[] {
    return this.#messages;
  }
}
