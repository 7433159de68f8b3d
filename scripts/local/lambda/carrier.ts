import type { FunctionDefinition, PoolOptions } from './function-definition.ts';

/** One call of a handler. */
export interface Invocation {
  /** JSON. */
  readonly event: string;
  readonly requestId: string;
  /** Milliseconds on the local cloud's clock. */
  readonly deadline: number;
}

/** What a handler threw. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
}

/** What an instance tells. */
export interface Message {
  /** It has imported its bundle. */
  readonly ready?: true;
  readonly log?: string;
  /** JSON. */
  readonly result?: string;
  readonly error?: ThrownError;
}

/** What the thread of an instance starts with (`instance.ts`). */
export interface InstanceStart {
  readonly name: string;
  readonly bundle: string;
  readonly handler: string;
  /** One float: the offset of the local cloud's clock from the wall clock in milliseconds. */
  readonly shift: SharedArrayBuffer;
  /** One integer: how many invocations were sent. The thread sleeps on it. */
  readonly sent: SharedArrayBuffer;
}

/** What carries an instance: a thread of this process, or a process of its own. */
export interface Carrier {
  send(invocation: Invocation): void;
  /** Nothing of it runs after this resolves. */
  end(): Promise<void>;
}

/** What is heard of a carrier. */
export interface Listener {
  message(message: Message): void;
  log(text: string): void;
  /** It has ended by itself, for this reason. */
  died(reason: string): void;
}

export type OpenCarrier = (
  name: string,
  definition: FunctionDefinition,
  options: Pick<PoolOptions, 'clock'>,
  listener: Listener,
) => Carrier;
