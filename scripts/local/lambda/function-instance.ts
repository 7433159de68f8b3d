import { randomUUID } from 'node:crypto';
import type { Carrier, Message, ThrownError } from './carrier.ts';
import type { FunctionDefinition, PoolOptions } from './function-definition.ts';
import { openProcess } from './process.ts';
import { openThread } from './thread.ts';

/** The function threw, timed out, its instance died, or the local cloud stopped it. */
export class FunctionError extends Error {
  readonly kind: 'unhandled' | 'timeout' | 'crash' | 'stopped';
  /** What the function threw, if it threw. */
  readonly thrown: ThrownError | undefined;
  constructor(kind: FunctionError['kind'], message: string, thrown?: ThrownError) {
    super(message);
    this.kind = kind;
    this.thrown = thrown;
  }
}

export const stopped = () => new FunctionError('stopped', 'the function was stopped');

/** A pending invocation and its caller. */
export interface Job {
  /** JSON. */
  readonly event: string;
  /** With JSON. */
  resolve(result: string): void;
  reject(error: Error): void;
}
/** What an instance reports to. */
export interface Pool {
  readonly definition: FunctionDefinition;
  readonly options: PoolOptions;
  /** It can take its first call. */
  started(instance: Instance): void;
  /** It can take the next call. */
  idle(instance: Instance): void;
  /** It has had no work for long. */
  retire(instance: Instance): void;
  /** It has ended. */
  gone(instance: Instance): void;
}

let serial = 0;

/** An instance: a thread or a process, one invocation at a time, frozen between two (`instance.ts`). */
export class Instance {
  readonly #carrier: Carrier;
  readonly #pool: Pool;
  #job: Job | undefined;
  #endRun: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #alive = true;
  readonly #name: string;

  constructor(pool: Pool) {
    const { definition, options } = pool;
    this.#pool = pool;
    serial += 1;
    this.#name = `${definition.name}#${serial}`;
    options.instances?.set(this.#name, () => this.#kill());
    const open = definition.isNative ? openProcess : openThread;
    this.#carrier = open(this.#name, definition, options, {
      message: (message) => this.#receive(message),
      log: (text) => options.log(text),
      died: (reason) => this.#die(reason),
    });
  }

  run(job: Job): void {
    const { timeout, memory } = this.#pool.definition;
    clearTimeout(this.#idleTimer);
    this.#job = job;
    this.#endRun = this.#pool.options.meter?.begin(memory);
    this.#timer = setTimeout(() => this.#expire(), timeout * 1000);
    this.#carrier.send({
      event: job.event,
      requestId: randomUUID(),
      deadline: this.#pool.options.clock.now() + timeout * 1000,
    });
  }

  /** Idle: retires after a while. */
  rest(): void {
    const { idleLimit = 10_000 } = this.#pool.options;
    this.#idleTimer = setTimeout(() => this.#pool.retire(this), idleLimit).unref();
  }

  async stop(): Promise<void> {
    this.#alive = false;
    this.#pool.options.instances?.delete(this.#name);
    clearTimeout(this.#idleTimer);
    this.#release()?.reject(stopped());
    await this.#carrier.end();
  }

  /** Ends the instance in the middle of its work. Nothing of it runs after this resolves. */
  async #kill(): Promise<void> {
    this.#die('the instance was killed');
    await this.#carrier.end();
  }

  #receive(message: Message): void {
    if (message.log !== undefined) this.#pool.options.log(message.log);
    else if (message.ready) this.#pool.started(this);
    else this.#finish(message);
  }

  #finish(message: Message): void {
    const job = this.#release();
    if (message.error) {
      this.#pool.options.log(`${message.error.stack ?? message.error.message}\n`);
      job?.reject(new FunctionError('unhandled', `${message.error.name}: ${message.error.message}`, message.error));
    } else job?.resolve(message.result ?? 'null');
    this.#pool.idle(this);
  }

  #release(): Job | undefined {
    clearTimeout(this.#timer);
    this.#endRun?.();
    this.#endRun = undefined;
    const job = this.#job;
    this.#job = undefined;
    return job;
  }

  #expire(): void {
    const { name, timeout } = this.#pool.definition;
    this.#release()?.reject(new FunctionError('timeout', `${name} timed out after ${timeout} s`));
    this.#pool.gone(this);
    void this.stop();
  }

  /** A crash takes down this instance and its current invocation, nothing else. */
  #die(reason: string): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#pool.options.instances?.delete(this.#name);
    this.#pool.options.log(`${this.#pool.definition.name}: ${reason}\n`);
    this.#release()?.reject(new FunctionError('crash', reason));
    this.#pool.gone(this);
  }
}
