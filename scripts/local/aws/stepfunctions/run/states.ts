import type { Json } from '../../../template/assembly.ts';
import type { State, StateType } from '../definition/asl.ts';
import type { Exit } from '../execution/execution.ts';
import { at, chosen, inputOf, outputOf } from './data-flow.ts';
import { Failure } from './failure.ts';
import { runMap, runParallel } from './fan-out.ts';
import type { Visit } from './flow.ts';
import { runTask } from './task.ts';
import { until } from './timing.ts';

type Action = (visit: Visit, input: Json) => Promise<Exit>;

/** What each type of state does. Throws a `Failure`. */
export const actions: Readonly<Record<StateType, Action>> = {
  Task: async (visit, input) => exitWith(visit, input, await runTask(visit, input)),
  Map: async (visit, input) => exitWith(visit, input, await runMap(visit, input)),
  Parallel: async (visit, input) => exitWith(visit, input, await runParallel(visit, input)),
  async Pass(visit, input) {
    const { state, context } = visit;
    return exitWith(visit, input, state.Result ?? (await inputOf(state, input, context)));
  },
  async Succeed({ state, context }, input) {
    const { InputPath, OutputPath } = state;
    const own = await inputOf({ InputPath }, input, context);
    return { output: await outputOf({ OutputPath }, own, own, context) };
  },
  Choice: async ({ state, context }, input) => chosen(state, input, context),
  async Fail({ state, context }, input) {
    const { Error: error, ErrorPath, Cause, CausePath } = state;
    const read = async (path: string) => String(await at(path, input, context));
    throw new Failure(ErrorPath ? await read(ErrorPath) : (error ?? ''), CausePath ? await read(CausePath) : Cause);
  },
  async Wait(visit, input) {
    const { state, context, scope } = visit;
    const own = await inputOf({ InputPath: state.InputPath }, input, context);
    const { clock } = scope.run.surroundings;
    await until(clock, await dueOf(visit, own), scope.signal);
    return exitWith(visit, input, own);
  },
};

async function exitWith({ state, context }: Visit, input: Json, result: Json): Promise<Exit> {
  return { output: await outputOf(state, input, result, context), next: state.Next };
}

/** When a Wait ends (milliseconds). It counts from when it was entered, also after a restart. */
async function dueOf({ state, context, scope, place }: Visit, input: Json): Promise<number> {
  const { Seconds, SecondsPath, Timestamp, TimestampPath }: State = state;
  const from = scope.run.placeOf(place).entered ?? 0;
  const seconds = SecondsPath === undefined ? Seconds : await at(SecondsPath, input, context);
  if (typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 0) return from + seconds * 1000;
  if (seconds !== undefined) throw new Failure('States.Runtime', `${SecondsPath} leads to no number of seconds.`);
  const moment = Date.parse(String(TimestampPath === undefined ? Timestamp : await at(TimestampPath, input, context)));
  if (Number.isNaN(moment)) throw new Failure('States.Runtime', `${TimestampPath} leads to no moment.`);
  return moment;
}
