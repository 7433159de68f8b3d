import type { Json } from '../../../template/assembly.ts';
import type { AlarmClock } from '../../service.ts';
import type { Definition } from '../definition/asl.ts';
import type { Execution, Memo, Place } from '../execution/execution.ts';
import { endedBy, type NewEvent, succeeded } from '../execution/history.ts';
import type { ExecutionStore } from '../execution/store.ts';
import type { Context } from './data-flow.ts';
import { Ended, Failure } from './failure.ts';
import { runFlow, type Scope } from './flow.ts';
import { limits } from './limits.ts';

/** Calls a function for a machine. Throws a `Failure`. */
export type Invoke = (machine: string, functionArn: string, payload: Json) => Promise<Json>;

export interface Surroundings {
  readonly store: ExecutionStore;
  readonly clock: AlarmClock;
  readonly invoke: Invoke;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly log: (line: string) => void;
}

/** An execution that is under way: from its start, or from where its journal ends. */
export class Run {
  readonly execution: Execution;
  readonly surroundings: Surroundings;
  readonly context: Context;
  readonly #controller = new AbortController();
  #cancelTimeout: () => void = () => undefined;

  constructor(execution: Execution, surroundings: Surroundings) {
    this.execution = execution;
    this.surroundings = surroundings;
    const { machine, name, role, input } = execution.start;
    this.context = {
      Execution: { Id: execution.arn, Name: name, RoleArn: role, Input: JSON.parse(input) as Json },
      StartTime: new Date(execution.startDate * 1000).toISOString(),
      StateMachine: { Id: machine, Name: machine.split(':').at(-1) ?? '' },
    };
  }

  /** Runs to the end, which it records. Never throws. */
  async toTheEnd(): Promise<void> {
    const definition = JSON.parse(this.execution.start.definition) as Definition;
    this.#limitTime(definition.TimeoutSeconds);
    const scope: Scope = { run: this, branch: '', signal: this.#controller.signal, context: this.context };
    try {
      const output = await runFlow(scope, definition, this.context.Execution.Input);
      this.end(succeeded(output));
    } catch (error) {
      if (error instanceof Failure) this.end(endedBy('ExecutionFailed', error.code, error.message));
      else if (!(error instanceof Ended)) this.#broken(error as Error);
    }
  }

  /** Ends the execution with its last event, unless it has ended before. */
  end(event: NewEvent): void {
    if (this.execution.status !== 'RUNNING' || this.#controller.signal.aborted) return;
    this.#append('', undefined, event);
    this.halt();
  }

  /** Nothing of it runs afterwards; its journal stays as it is. */
  halt(): void {
    this.#cancelTimeout();
    this.#controller.abort();
  }

  placeOf(key: string): Place {
    return this.execution.placeOf(key);
  }

  /** Adds an event to the history. Throws if its branch has ended, or if the history is full. */
  emit({ branch, signal, parent }: Scope, event: NewEvent, place?: string, memo?: Memo): void {
    if (signal.aborted) throw new Ended();
    if (this.execution.events.length >= limits.events - 1)
      throw new Failure(
        'States.Runtime',
        `The execution reached the maximum number of history events (${limits.events}).`,
      );
    this.#append(branch, parent, event, place, memo);
  }

  #append(branch: string, parent: string | undefined, event: NewEvent, place?: string, memo?: Memo): void {
    const { execution, surroundings } = this;
    const before = execution.lastOf(branch) ?? (parent === undefined ? undefined : execution.lastOf(parent));
    surroundings.store.append({
      execution: execution.arn,
      branch,
      place,
      event: {
        ...event,
        id: execution.events.length + 1,
        previousEventId: before ?? 0,
        timestamp: surroundings.clock.now() / 1000,
      },
      memo,
    });
  }

  #limitTime(seconds: number = limits.execution): void {
    const { clock } = this.surroundings;
    const due = (this.execution.startDate + Math.min(seconds, limits.execution)) * 1000;
    this.#cancelTimeout = clock.after(Math.max(0, due - clock.now()), () => this.end(endedBy('ExecutionTimedOut')));
  }

  /** A mistake of the local cloud itself. */
  #broken(error: Error): void {
    this.surroundings.log(`states: ${error.stack}\n`);
    this.end(endedBy('ExecutionFailed', 'States.Runtime', error.message));
  }
}
