import type { LocalQueues, Received } from '../../aws/sqs/queues.ts';
import type { QueueSettings } from '../../aws/sqs/settings.ts';
import type { Faults } from '../../faults/faults.ts';
import type { Deliveries } from '../async-invocations.ts';
import { Throttled } from '../concurrency.ts';
import { failedIn } from './failures.ts';
import { recordOf, withinLimit } from './record.ts';
import type { MappingSettings } from './settings.ts';

export interface MappingOptions {
  readonly settings: MappingSettings;
  readonly queues: LocalQueues;
  readonly queue: QueueSettings;
  readonly invoke: (event: unknown) => Promise<unknown>;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
  readonly log: (line: string) => void;
}

/** How many messages one call receives or deletes. */
const atOnce = 10;
/** Milliseconds until a throttled batch is tried again: twice as long each time. */
const pause = (times: number): number => 1000 * 2 ** times;

/**
 * Lambda's pollers of a queue: they hand batches to a function, delete what it processed, and leave everything else to
 * reappear when its visibility timeout is over.
 */
export class EventSourceMapping {
  readonly #options: MappingOptions;
  readonly #running = new Set<Promise<void>>();
  /** Batches that run, or wait because they were throttled. */
  #occupied = 0;
  readonly #waiting = new Set<() => void>();
  /** Batches that are ready, for which there is no room yet. */
  readonly #ready: Received[][] = [];
  #gathered: Received[] = [];
  #cancelWindow: (() => void) | undefined;
  #cancelWatch: (() => void) | undefined;
  #isPolling = false;

  constructor(options: MappingOptions) {
    this.#options = options;
  }

  start(): void {
    const { queues, queue, settings } = this.#options;
    if (!settings.isEnabled) return;
    this.#cancelWatch = queues.watch(queue.name, () => this.#poll());
    this.#poll();
  }

  /** Polls no more. What was received and not handed over reappears in the queue. */
  stop(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = undefined;
    this.#cancelWindow?.();
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
    this.#ready.length = 0;
    this.#gathered = [];
  }

  /** Resolves when no invocation runs; messages may be waiting for more of them, or to reappear. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Receives for as long as there are messages and room for their invocations. */
  #poll(): void {
    if (this.#isPolling || !this.#cancelWatch) return;
    this.#isPolling = true;
    try {
      while (this.#hasRoom() && this.#receive());
    } finally {
      this.#isPolling = false;
    }
  }

  #hasRoom(): boolean {
    return this.#occupied < this.#options.settings.concurrency;
  }

  /** Receives once. False if there is nothing. */
  #receive(): boolean {
    const { queues, queue, settings } = this.#options;
    const { batchSize, window } = settings;
    try {
      const more = queues.receive(queue.name, Math.min(atOnce, batchSize - this.#gathered.length));
      this.#gathered.push(...more);
      if (this.#gathered.length === 0) return false;
      if (window === 0 || this.#gathered.length >= batchSize) this.#close();
      else this.#cancelWindow ??= queues.clock.after(window * 1000, () => this.#close());
      return more.length > 0;
    } catch (error) {
      this.#log((error as Error).message);
      return false;
    }
  }

  /** Ends the gathering of a batch, and hands it over. */
  #close(): void {
    this.#cancelWindow?.();
    this.#cancelWindow = undefined;
    this.#ready.push(...withinLimit(this.#gathered, this.#options.queue.arn));
    this.#gathered = [];
    this.#hand();
  }

  #hand(): void {
    while (this.#hasRoom()) {
      const batch = this.#ready.shift();
      if (!batch) return;
      this.#occupied++;
      this.#run(batch, 0);
    }
  }

  /** Makes room for the next batch. */
  #leave(): void {
    this.#occupied--;
    this.#hand();
    this.#poll();
  }

  #run(batch: readonly Received[], throttled: number): void {
    const run = this.#process(batch)
      .catch((error: Error) => this.#log(error.message))
      .then((wasThrottled) => {
        this.#running.delete(run);
        if (!wasThrottled || !this.#runLater(batch, throttled)) this.#leave();
      });
    this.#running.add(run);
  }

  /** Tries a throttled batch again, as long as its messages are hidden: afterwards they are received anew. */
  #runLater(batch: readonly Received[], throttled: number): boolean {
    const { clock } = this.#options.queues;
    const hidden = Math.min(...batch.map(({ message }) => message.visible));
    if (!this.#cancelWatch || clock.now() + pause(throttled) >= hidden) return false;
    const cancel = clock.after(pause(throttled), () => {
      this.#waiting.delete(cancel);
      if (clock.now() < hidden) this.#run(batch, throttled + 1);
      else this.#leave();
    });
    this.#waiting.add(cancel);
    return true;
  }

  /**
   * Hands a batch to the function, and deletes what it processed. Delivered twice, a message is processed when one of
   * the two runs has done so. True if the function was throttled.
   */
  async #process(batch: readonly Received[]): Promise<boolean> {
    const { deliveries, invoke, queue } = this.#options;
    const event = { Records: batch.map((each) => recordOf(each, queue.arn)) };
    const runs = Array.from({ length: deliveries.copies() }, () => invoke(event));
    const outcomes = await Promise.allSettled(runs);
    const failed = outcomes.map((outcome) => new Set(this.#failedIn(outcome, batch)));
    await this.#remove(batch.filter(({ message }) => failed.some((ids) => !ids.has(message.id))));
    return outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof Throttled);
  }

  /** The ids of the messages that a run did not process. */
  #failedIn(outcome: PromiseSettledResult<unknown>, batch: readonly Received[]): readonly string[] {
    const ids = batch.map(({ message }) => message.id);
    if (outcome.status === 'rejected') {
      this.#log((outcome.reason as Error).message);
      return ids;
    }
    return this.#options.settings.reportsFailures ? failedIn(outcome.value, ids) : [];
  }

  /** Deletes what was processed. If that fails, it reappears and is processed once more, as on AWS. */
  async #remove(done: readonly Received[]): Promise<void> {
    const { faults, queues, queue } = this.#options;
    for (let from = 0; from < done.length; from += atOnce) {
      const some = done.slice(from, from + atOnce);
      await faults.around<void>(
        { service: 'sqs', operation: 'DeleteMessageBatch' },
        () => {
          for (const { handle } of some) queues.remove(queue.name, handle);
        },
        ({ error }) => this.#log(`DeleteMessageBatch failed: ${error}`),
      );
    }
  }

  #log(sentence: string): void {
    this.#options.log(`${this.#options.settings.name}: ${sentence}\n`);
  }
}
