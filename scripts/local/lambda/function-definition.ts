import type { MovableClock } from '../platform/clock.ts';
import type { AccountConcurrency } from './concurrency.ts';
import type { Meter } from './meter.ts';

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
  /** Whether it has a layer, which holds native code: its instances are processes instead of threads. */
  readonly isNative?: boolean;
}

/** Instances by name (`function#number`), each with a function that ends it immediately. */
export type RunningInstances = Map<string, () => Promise<void>>;

export interface PoolOptions {
  readonly clock: MovableClock;
  /** What the account allows, beyond which a call is refused. */
  readonly concurrency: AccountConcurrency;
  readonly meter?: Meter;
  /** Most instances of a function on this machine: further calls wait for one. */
  readonly maxInstances: number;
  /**
   * Milliseconds that a call waits for a busy instance before another one is started, by default 20. A start takes ten times
   * as long, and memory: a page asks for several things at once, and each is answered in a moment.
   */
  readonly patience?: number;
  /** Milliseconds without work after which an instance retires, by default ten seconds: each takes 30 MB and more. */
  readonly idleLimit?: number;
  /** Keeps the last instance, for functions whose callers wait. A scheduled function may start cold. */
  readonly staysWarm?: boolean;
  /** The running instances, for code that must end one. */
  readonly instances?: RunningInstances;
  readonly log: (line: string) => void;
}
