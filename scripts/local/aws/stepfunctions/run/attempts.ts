import type { Json } from '../../../template/assembly.ts';
import type { NewEvent } from '../execution/history.ts';
import { Failure } from './failure.ts';
import type { Visit } from './flow.ts';
import { nextTry } from './retry.ts';
import { until } from './timing.ts';

/** What is tried, again and again if the state says so. */
export interface Tried {
  /** One attempt, counted from 0. Throws a `Failure`. */
  perform(attempt: number): Promise<Json>;
  readonly succeeded: (result: Json) => NewEvent;
  readonly failed: (failure: Failure) => NewEvent;
}

/**
 * The result of a state that can be retried. What its journal knows counts: a result, the attempts that failed, and
 * when the next one is due.
 */
export async function attempted(visit: Visit, tried: Tried): Promise<Json> {
  const { scope, place } = visit;
  const { run, signal } = scope;
  const known = run.placeOf(place);
  while (!known.result) {
    const last = known.failures.at(-1);
    if (last && last.due === undefined) throw new Failure(last.error, last.cause);
    if (last?.due !== undefined) await until(run.surroundings.clock, last.due, signal);
    try {
      const value = await tried.perform(known.failures.length);
      run.emit(scope, tried.succeeded(value), place, { result: { value } });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      noteFailure(visit, tried, error);
    }
  }
  return known.result.value;
}

function noteFailure({ scope, place, state }: Visit, tried: Tried, failure: Failure): void {
  const { run } = scope;
  const { clock, random } = run.surroundings;
  const before = run.placeOf(place).failures.flatMap(({ retrier }) => retrier ?? []);
  const next = nextTry(state.Retry ?? [], before, failure.code, random);
  const attempt = { error: failure.code, cause: failure.message };
  const failed = next ? { ...attempt, retrier: next.retrier, due: clock.now() + next.delay } : attempt;
  run.emit(scope, tried.failed(failure), place, { failed });
}
