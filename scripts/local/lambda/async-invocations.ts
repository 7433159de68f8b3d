import { randomUUID } from 'node:crypto';
import type { Attributes } from '../aws/sqs/message.ts';
import type { MovableClock } from '../platform/clock.ts';
import { Throttled } from './concurrency.ts';
import { FunctionError } from './function-instance.ts';

/** How a function is called by events and schedules: its `EventInvokeConfig`. */
export interface AsyncTarget {
  readonly arn: string;
  readonly invoke: (event: unknown) => Promise<unknown>;
  /** How often it is run again after an error: 0 to 2. */
  readonly retries: number;
  /** Seconds after which an event that was not processed is given up. */
  readonly maxAge: number;
  /** Where events go that are given up; they are dropped when absent. */
  readonly onFailure: ((record: unknown) => void) | undefined;
  /** The function's dead-letter queue, which gets those events as they are, with what went wrong as attributes. */
  readonly deadLetter?: ((event: unknown, attributes: Attributes) => void) | undefined;
}

/** Doubles deliveries on demand, which AWS does now and then without being asked. */
export class Deliveries {
  #twice = 0;

  /** The next so many deliveries happen twice at the same time; `Infinity` for all of them. */
  double(times: number): void {
    this.#twice = times;
  }

  /** How often the next event is delivered. */
  copies(): 1 | 2 {
    if (this.#twice <= 0) return 1;
    this.#twice--;
    return 2;
  }
}

/** An event in Lambda's own queue. */
interface Pending {
  readonly target: AsyncTarget;
  readonly event: unknown;
  readonly requestId: string;
  /** Milliseconds. */
  readonly since: number;
  /** Runs that ended with an error. */
  failed: number;
  throttled: number;
}

/** What the function threw, or else why it was given up. */
const reasonOf = (error: Error | undefined, condition: string): string =>
  (error instanceof FunctionError ? error.thrown?.message : undefined) || error?.message || condition;

/** Milliseconds until a function that failed once, and twice, is run again. */
const pauses = [60_000, 120_000];
/** Milliseconds until a throttled event is tried again: twice as long each time. */
const throttlePause = (times: number): number => Math.min(1000 * 2 ** times, 300_000);

/**
 * Lambda's queue for asynchronous invocations: at least once, with retries by the local clock. What waits for a retry is
 * in memory: a restart or a redeployment forgets it.
 */
export class AsyncInvocations {
  readonly #clock: MovableClock;
  readonly #deliveries: Deliveries;
  readonly #log: (line: string) => void;
  readonly #running = new Set<Promise<unknown>>();
  readonly #waiting = new Set<() => void>();

  constructor(clock: MovableClock, deliveries: Deliveries, log: (line: string) => void) {
    this.#clock = clock;
    this.#deliveries = deliveries;
    this.#log = log;
  }

  /** Accepts an event. Resolves when its first run has ended, and rejects if that failed; retries follow by themselves. */
  async invoke(target: AsyncTarget, event: unknown): Promise<void> {
    const accepted = { target, event, requestId: randomUUID(), since: this.#clock.now() };
    const copies = Array.from({ length: this.#deliveries.copies() }, () => ({ ...accepted, failed: 0, throttled: 0 }));
    const errors = await Promise.all(copies.map((pending) => this.#track(this.#run(pending))));
    const first = errors.find((error) => error !== undefined);
    if (first) throw first;
  }

  /** Resolves when nothing runs; events may be waiting for a retry. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Forgets what waits for a retry. */
  stop(): void {
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }

  #track<T>(run: Promise<T>): Promise<T> {
    this.#running.add(run);
    void run.finally(() => this.#running.delete(run));
    return run;
  }

  /** Runs the function once. Resolves with the error, if it ended with one. */
  async #run(pending: Pending): Promise<Error | undefined> {
    if (this.#clock.now() - pending.since > pending.target.maxAge * 1000) {
      this.#giveUp(pending, 'EventAgeExceeded');
      return undefined;
    }
    try {
      await pending.target.invoke(pending.event);
      return undefined;
    } catch (error) {
      this.#log(`${pending.target.arn.split(':').at(-1)}: ${(error as Error).message}\n`);
      this.#failed(pending, error as Error);
      return error as Error;
    }
  }

  #failed(pending: Pending, error: Error): void {
    if (error instanceof Throttled) {
      this.#later(pending, throttlePause(pending.throttled++));
      return;
    }
    // The function was stopped with the local cloud, or the local cloud itself is wrong.
    if (!(error instanceof FunctionError) || error.kind === 'stopped') return;
    const pause = pending.failed < pending.target.retries ? pauses[pending.failed] : undefined;
    pending.failed++;
    if (pause === undefined) this.#giveUp(pending, 'RetriesExhausted', error);
    else this.#later(pending, pause);
  }

  #later(pending: Pending, milliseconds: number): void {
    const cancel = this.#clock.after(milliseconds, () => {
      this.#waiting.delete(cancel);
      void this.#track(this.#run(pending));
    });
    this.#waiting.add(cancel);
  }

  /** Sends the event to the dead-letter queue, and its record, in the format that Lambda's destinations get. */
  #giveUp({ target, event, requestId, failed }: Pending, condition: string, error?: Error): void {
    target.deadLetter?.(event, {
      RequestID: { DataType: 'String', StringValue: requestId },
      ErrorCode: { DataType: 'Number', StringValue: '200' },
      ErrorMessage: { DataType: 'String', StringValue: reasonOf(error, condition).slice(0, 1024) },
    });
    target.onFailure?.({
      version: '1.0',
      timestamp: new Date(this.#clock.now()).toISOString(),
      requestContext: { requestId, functionArn: `${target.arn}:$LATEST`, condition, approximateInvokeCount: failed },
      requestPayload: event,
      ...(error && {
        responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
        responsePayload: { errorMessage: error.message },
      }),
    });
  }
}
