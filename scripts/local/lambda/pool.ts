import type { MovableClock } from '../platform/clock.ts';
import { FunctionError, Instance, type Job, stopped } from './function-instance.ts';

export interface FunctionDefinition {
  readonly name: string;
  /** Path of the bundle's entry file. */
  readonly bundle: string;
  readonly handler: string;
  /** Megabytes. */
  readonly memory: number;
  /** Seconds. */
  readonly timeout: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** Instances by name (`function#number`), each with a function that ends it immediately. */
export type RunningInstances = Map<string, () => Promise<void>>;

export interface PoolOptions {
  readonly clock: MovableClock;
  /** Maximum number of concurrent instances per function. */
  readonly maxInstances: number;
  /** Milliseconds without work after which an instance retires, as on AWS; a minute by default. */
  readonly idleLimit?: number;
  /** Keeps the last instance, for functions whose callers wait. A scheduled function may start cold. */
  readonly staysWarm?: boolean;
  /** The running instances, for code that must end one. */
  readonly instances?: RunningInstances;
  readonly log: (line: string) => void;
}

/** A function with its instances: scales with concurrent calls up to a limit, then queues. */
export class FunctionPool {
  readonly definition: FunctionDefinition;
  readonly options: PoolOptions;
  readonly #instances = new Set<Instance>();
  readonly #free: Instance[] = [];
  readonly #queue: Job[] = [];
  #starting = 0;
  /** Milliseconds that the last instance took to import its bundle. */
  coldStart = 0;

  constructor(definition: FunctionDefinition, options: PoolOptions) {
    this.definition = definition;
    this.options = options;
  }

  invoke(event: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const job = { event, resolve, reject };
      const instance = this.#free.pop();
      if (instance) return instance.run(job);
      this.#queue.push(job);
      this.#grow();
    });
  }

  started(instance: Instance, milliseconds: number): void {
    this.coldStart = milliseconds;
    this.#starting--;
    this.idle(instance);
  }

  idle(instance: Instance): void {
    const job = this.#queue.shift();
    if (job) instance.run(job);
    else {
      this.#free.push(instance);
      instance.rest();
    }
  }

  retire(instance: Instance): void {
    if (this.options.staysWarm && this.#instances.size === 1) return;
    this.gone(instance);
    void instance.stop();
  }

  gone(instance: Instance): void {
    if (!this.#instances.delete(instance)) return;
    const at = this.#free.indexOf(instance);
    if (at >= 0) this.#free.splice(at, 1);
    if (this.#instances.size === 0 && this.#starting > 0) {
      this.#starting = 0;
      for (const job of this.#queue.splice(0)) job.reject(new FunctionError('crash', 'the function does not start'));
    }
    if (this.#queue.length > 0) this.#grow();
  }

  /** Ends all instances; pending calls are rejected immediately. */
  async stop(): Promise<void> {
    for (const job of this.#queue.splice(0)) job.reject(stopped());
    await Promise.all([...this.#instances].map((instance) => instance.stop()));
  }

  #grow(): void {
    if (this.#instances.size >= this.options.maxInstances || this.#starting >= this.#queue.length) return;
    this.#starting++;
    this.#instances.add(new Instance(this));
  }
}
