import * as z from 'zod';
import { functionOf, instanceHeader, requestHeader } from '../lambda/instance-header.ts';
import { Selection } from './selection.ts';

const services = [
  ...['dynamodb', 's3', 'ses', 'stripe', 'cognito-idp', 'secretsmanager', 'events', 'states'],
  ...['cloudfront', 'bedrock', 'sqs'],
] as const;

/**
 * How a model can answer instead: with an input for the tool that is not what its schema says, nothing, a refusal in words
 * or by the filter, an answer that ends when the tokens do, or one whose connection breaks in the middle.
 */
const spoiledAnswers = ['malformed', 'empty', 'refused', 'filtered', 'half', 'cut'] as const;
export type SpoiledAnswer = (typeof spoiledAnswers)[number];

/** An injected fault: which calls, what happens, how often. */
export const Fault = z
  .strictObject({
    service: z.enum(services),
    /** Operation name; all operations when absent. */
    operation: z.string().min(1).optional(),
    /** Only calls made for requests with this name (`x-local-request`); for all requests when absent. */
    request: z.string().min(1).optional(),
    /** AWS error type to answer with `status`; S3's `ServiceUnavailable`, `SlowDown` and `InternalError` imply it. */
    error: z.string().min(1).optional(),
    status: z.int().min(400).max(599).optional(),
    /** Ends the function instance that made the call, as a crash would; ignored for calls not made by a function. */
    kill: z.literal(true).optional(),
    /** What the model answers instead; `bedrock` only. */
    answer: z.enum(spoiledAnswers).optional(),
    /** Milliseconds to wait first. */
    delay: z.int().min(0).optional(),
    /** `after`: the call is carried out, then the error is answered, like a lost response. */
    when: z.enum(['before', 'after']).optional(),
    /** Number of matching calls to let through first. */
    skip: z.int().min(0).optional(),
    /** Of the calls after that, only each so-manieth: the third, the sixth and so on with 3. */
    every: z.int().min(1).optional(),
    /** How likely each of those calls meets the fault. Which ones do follows from `seed`: the same ones each time. */
    chance: z.number().gt(0).max(1).optional(),
    seed: z.int().min(0).optional(),
    /** How often; always when absent. */
    times: z.int().min(1).optional(),
    /** For so many milliseconds by the cloud's clock; until it is removed when absent. */
    for_ms: z.int().min(1).optional(),
  })
  .refine(
    ({ error, kill, delay, answer }) => error ?? kill ?? delay ?? answer,
    'Say what happens: error, kill, delay or answer',
  )
  .refine(({ service, answer }) => service === 'bedrock' || !answer, 'Only bedrock gives an answer')
  .refine(({ chance, seed }) => chance !== undefined || seed === undefined, 'A seed is for a chance');
export type Fault = z.infer<typeof Fault>;

/** A call to a service. Tests and scripts that make one have no `instance`; `request` is the name a test gave it. */
export interface Call {
  readonly service: string;
  readonly operation: string;
  readonly instance?: string | undefined;
  readonly request?: string | undefined;
}

/** Who made a call, and for which request, according to its headers. */
export const callerIn = (headers: Readonly<Record<string, string | undefined>>) => ({
  instance: headers[instanceHeader],
  request: headers[requestHeader],
});

/** A recorded call. */
export interface RecordedCall {
  readonly service: string;
  readonly operation: string;
  readonly function: string | undefined;
  readonly request: string | undefined;
}

interface Active {
  readonly fault: Fault;
  readonly selection: Selection;
}

const recordLimit = 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Faults that tests inject into the services behind the functions, and a record of the calls to them. */
export class Faults {
  #active: Active[] = [];
  #recorded: RecordedCall[] | undefined;
  /** Number of calls recorded, including those no longer kept. */
  #count = 0;
  readonly #endInstance: (instance: string) => Promise<void>;
  readonly #now: () => number;

  /** `now` is the time by the cloud's clock. */
  constructor(endInstance: (instance: string) => Promise<void> = async () => undefined, now = Date.now) {
    this.#endInstance = endInstance;
    this.#now = now;
  }

  add(fault: Fault): void {
    this.#active.push({ fault, selection: new Selection(fault, this.#now()) });
  }

  /** Removes all faults, or those for one request. */
  clear(request?: string): void {
    this.#active = request === undefined ? [] : this.#active.filter(({ fault }) => fault.request !== request);
  }

  /** Starts recording calls, or stops and discards them. */
  record(on: boolean): void {
    if (on) this.#recorded ??= [];
    else this.#recorded = undefined;
  }

  /** Calls recorded after the first `mark`, of which the newest thousand are kept, and the mark for the next call. */
  callsAfter(mark: number): { mark: number; calls: readonly RecordedCall[] } {
    const kept = this.#recorded ?? [];
    return { mark: this.#count, calls: kept.slice(Math.max(0, kept.length - (this.#count - mark))) };
  }

  /**
   * Carries out a call unless a fault applies: then `failed` returns the answer or throws it. If the call was carried
   * out first, `failed` gets its answer, which the caller never sees. A call that is to be answered otherwise is carried
   * out with that.
   */
  async around<T>(
    call: Call,
    carryOut: (spoiled?: SpoiledAnswer) => T | Promise<T>,
    failed: (fault: Fault, lost?: T) => T,
  ): Promise<T> {
    this.#note(call);
    const fault = this.#take(call);
    if (fault?.delay) await wait(fault.delay);
    if (!fault?.error && !fault?.kill) return carryOut(fault?.answer);
    const lost = fault.when === 'after' ? await carryOut() : undefined;
    if (fault.kill && call.instance) await this.#endInstance(call.instance);
    return failed(fault, lost);
  }

  #note({ service, operation, instance, request }: Call): void {
    if (!this.#recorded) return;
    this.#count++;
    this.#recorded.push({ service, operation, function: instance && functionOf(instance), request });
    if (this.#recorded.length > recordLimit) this.#recorded.shift();
  }

  /** The fault that applies to a call, counted as used. */
  #take(call: Call): Fault | undefined {
    const now = this.#now();
    for (const { fault, selection } of this.#active) {
      if (!selection.isActive(now) || !matches(fault, call)) continue;
      const verdict = selection.next();
      if (verdict === 'hit') return fault;
      if (verdict === 'through') return undefined;
    }
    return undefined;
  }
}

const matches = (fault: Fault, { service, operation, instance, request }: Call): boolean =>
  fault.service === service &&
  (fault.operation ?? operation) === operation &&
  (fault.request ?? request) === request &&
  (!fault.kill || instance !== undefined);
