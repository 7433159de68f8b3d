import type { Json } from '../../../template/assembly.ts';
import type { HistoryEvent } from './history.ts';

export type Status = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** What an execution is of. It keeps the definition that it was started with, whatever is deployed later. */
export interface Start {
  readonly machine: string;
  readonly role: string;
  readonly name: string;
  /** JSON. */
  readonly input: string;
  /** JSON. */
  readonly definition: string;
}

/** An attempt that failed. `retrier` and `due` (milliseconds) are there if another one follows. */
export interface FailedAttempt {
  readonly error: string;
  readonly cause: string;
  readonly retrier?: number;
  readonly due?: number;
}

/** Where a state has led. */
export interface Exit {
  readonly output: Json;
  readonly next?: string;
}

/** What an event says about a place beyond what AWS shows: it is what a run needs to go on after a restart. */
export interface Memo {
  readonly entered?: true;
  /** How many events have told so far that an attempt begins. */
  readonly begun?: number;
  readonly failed?: FailedAttempt;
  readonly result?: { readonly value: Json };
  readonly exit?: Exit;
}

/** A line of the journal: an event, and what it is about. */
export interface Entry {
  readonly execution: string;
  /** The flow that it happened in: empty for the machine's own, otherwise a place in a Map or a Parallel. */
  readonly branch: string;
  /** A visit of a state: the branch and how many states it has visited before. */
  readonly place?: string;
  readonly event: HistoryEvent;
  readonly memo?: Memo;
  /** In the first entry only. */
  readonly start?: Start;
}

/** What is known of a visit of a state. */
export interface Place {
  /** Milliseconds. */
  entered?: number;
  begun: number;
  readonly failures: FailedAttempt[];
  result?: { readonly value: Json };
  exit?: Exit;
}

const ends: Readonly<Record<string, Status>> = {
  ExecutionSucceeded: 'SUCCEEDED',
  ExecutionFailed: 'FAILED',
  ExecutionTimedOut: 'TIMED_OUT',
  ExecutionAborted: 'ABORTED',
};

/** An execution as its journal tells it. */
export class Execution {
  readonly arn: string;
  readonly start: Start;
  /** Seconds. */
  readonly startDate: number;
  status: Status = 'RUNNING';
  stopDate: number | undefined;
  /** What the last event says: output, error and cause. */
  ending: { readonly output?: string; readonly error?: string; readonly cause?: string } = {};
  readonly events: HistoryEvent[] = [];
  readonly #places = new Map<string, Place>();
  readonly #last = new Map<string, number>();

  constructor({ execution, event }: Entry, start: Start) {
    this.arn = execution;
    this.start = start;
    this.startDate = event.timestamp;
  }

  placeOf(key: string): Place {
    const place = this.#places.get(key) ?? { begun: 0, failures: [] };
    this.#places.set(key, place);
    return place;
  }

  /** The id of the latest event of a branch. */
  lastOf(branch: string): number | undefined {
    return this.#last.get(branch);
  }

  add({ branch, place, event, memo }: Entry): void {
    this.events.push(event);
    this.#last.set(branch, event.id);
    if (place !== undefined && memo) remember(this.placeOf(place), memo, event);
    const status = ends[event.type];
    if (status) this.#end(status, event);
  }

  #end(status: Status, event: HistoryEvent): void {
    this.status = status;
    this.stopDate = event.timestamp;
    const details = Object.entries(event).find(([key]) => key.endsWith('EventDetails'))?.[1];
    const { output, error, cause } = Object(details) as Record<string, string>;
    this.ending = { output, error, cause };
    this.#places.clear();
    this.#last.clear();
  }
}

function remember(place: Place, { entered, begun, failed, result, exit }: Memo, { timestamp }: HistoryEvent): void {
  if (entered) place.entered = timestamp * 1000;
  if (begun !== undefined) place.begun = begun;
  if (failed) place.failures.push(failed);
  if (result) place.result = result;
  if (exit) place.exit = exit;
}
