import type { FunctionDefinition, PoolOptions } from './function-definition.ts';
import { FunctionError, Instance, type Job, type Pool, stopped } from './function-instance.ts';
import { isTooLong, RequestTooLarge, responseTooLarge } from './payload.ts';

/**
 * A function and its instances. A call takes a free instance or waits; another one starts only for a call that still waits after
 * `patience`, up to `maxInstances`.
 */
export class FunctionPool implements Pool {
  readonly definition: FunctionDefinition;
  readonly options: PoolOptions;
  readonly #instances = new Set<Instance>();
  readonly #free: Instance[] = [];
  readonly #queue: Job[] = [];
  readonly #starting = new Set<Instance>();
  /** Instances that stop after their current call. */
  readonly #leaving = new Set<Instance>();
  #growTimer: NodeJS.Timeout | undefined;

  constructor(definition: FunctionDefinition, options: PoolOptions) {
    this.definition = definition;
    this.options = options;
  }

  /**
   * Runs the function, or throws `Throttled` when the account runs too many. Event and result are JSON on the way, each
   * within Lambda's limit.
   */
  async invoke(event: unknown): Promise<unknown> {
    const payload = JSON.stringify(event);
    if (isTooLong(payload, 'request')) throw new RequestTooLarge();
    const result = await this.options.concurrency.run(this.definition.name, () => this.#run(payload));
    if (isTooLong(result, 'response')) throw responseTooLarge();
    return JSON.parse(result);
  }

  #run(event: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const job = { event, resolve, reject };
      const instance = this.#free.pop();
      if (instance) return instance.run(job);
      this.#queue.push(job);
      if (this.#instances.size === 0) this.#grow();
      else if (this.#starting.size === 0) this.#growSoon();
    });
  }

  /**
   * Starts one more instance if a call is still waiting in a moment, and goes on like this, one after the other. While one
   * starts, no other does.
   */
  #growSoon(): void {
    const { patience = 20 } = this.options;
    this.#growTimer ??= setTimeout(() => {
      this.#growTimer = undefined;
      if (this.#queue.length > 0 && this.#starting.size === 0) this.#grow();
    }, patience);
  }

  started(instance: Instance): void {
    this.#starting.delete(instance);
    this.idle(instance);
    if (this.#queue.length > 0) this.#growSoon();
  }

  idle(instance: Instance): void {
    if (this.#leaving.delete(instance)) {
      this.#end(instance);
      return;
    }
    const job = this.#queue.shift();
    if (job) instance.run(job);
    else {
      this.#free.push(instance);
      instance.rest();
    }
  }

  retire(instance: Instance): void {
    if (this.options.staysWarm && this.#instances.size === 1) return;
    this.#end(instance);
  }

  /** Replaces all instances, as AWS may at any time. Running calls finish first. */
  renew(): void {
    for (const instance of this.#instances) if (!this.#starting.has(instance)) this.#leaving.add(instance);
    for (const instance of [...this.#free]) this.idle(instance);
  }

  #end(instance: Instance): void {
    this.gone(instance);
    void instance.stop();
  }

  gone(instance: Instance): void {
    if (!this.#instances.delete(instance)) return;
    this.#leaving.delete(instance);
    const at = this.#free.indexOf(instance);
    if (at >= 0) this.#free.splice(at, 1);
    const hasStarted = !this.#starting.delete(instance);
    if (this.#instances.size === 0 && !hasStarted) {
      for (const job of this.#queue.splice(0)) job.reject(new FunctionError('crash', 'the function does not start'));
    }
    if (this.#queue.length > 0) this.#grow();
  }

  /** Ends all instances; pending calls are rejected immediately. */
  async stop(): Promise<void> {
    clearTimeout(this.#growTimer);
    for (const job of this.#queue.splice(0)) job.reject(stopped());
    await Promise.all([...this.#instances].map((instance) => instance.stop()));
  }

  #grow(): void {
    if (this.#instances.size >= this.options.maxInstances || this.#starting.size >= this.#queue.length) return;
    const instance = new Instance(this);
    this.#starting.add(instance);
    this.#instances.add(instance);
  }
}
