import type { Json } from '../../../template/assembly.ts';
import type { Flow, State } from '../definition/asl.ts';
import type { Exit } from '../execution/execution.ts';
import { entered, exited } from '../execution/history.ts';
import { type Context, outputOf } from './data-flow.ts';
import { Failure } from './failure.ts';
import { withinLimit } from './limits.ts';
import { catcherOf } from './retry.ts';
import type { Run } from './run.ts';
import { actions } from './states.ts';

/** A flow that is under way: the machine's own, an iteration of a Map, or a branch of a Parallel. */
export interface Scope {
  readonly run: Run;
  readonly branch: string;
  /** The branch that it came from. */
  readonly parent?: string;
  readonly signal: AbortSignal;
  readonly context: Context;
}

/** One visit of a state. */
export interface Visit {
  readonly scope: Scope;
  readonly place: string;
  readonly name: string;
  readonly state: State;
  readonly context: Context;
}

/** Runs a flow from its first state, or from the first one that its journal does not tell the end of. Returns the output. */
export async function runFlow(scope: Scope, flow: Flow, input: Json): Promise<Json> {
  let data = input;
  let name: string | undefined = flow.StartAt;
  for (let count = 0; name !== undefined; count++) {
    const place = `${scope.branch}/${count}`;
    const exit: Exit = scope.run.placeOf(place).exit ?? (await visited(scope, place, name, flow.States[name], data));
    data = exit.output;
    name = exit.next;
  }
  return data;
}

async function visited(
  scope: Scope,
  place: string,
  name: string,
  state: State | undefined,
  input: Json,
): Promise<Exit> {
  const { run } = scope;
  if (!state) throw new Failure('States.Runtime', `There is no state ${name}.`);
  if (run.placeOf(place).entered === undefined)
    run.emit(scope, entered(state.Type, name, input), place, { entered: true });
  const EnteredTime = new Date(run.placeOf(place).entered ?? 0).toISOString();
  const context: Context = { ...scope.context, State: { Name: name, EnteredTime } };
  const visit: Visit = { scope, place, name, state, context };
  const exit = await performed(visit, input);
  withinLimit(name, exit.output);
  run.emit(scope, exited(state.Type, name, exit.output), place, { exit });
  return exit;
}

/** What a state leads to: by itself, or by what catches its error. */
async function performed(visit: Visit, input: Json): Promise<Exit> {
  const { state, context } = visit;
  try {
    return await actions[state.Type](visit, input);
  } catch (error) {
    const catcher = error instanceof Failure ? catcherOf(state.Catch ?? [], error.code) : undefined;
    if (!catcher) throw error;
    const caught = { Error: (error as Failure).code, Cause: (error as Failure).message };
    const output = await outputOf({ ResultPath: catcher.ResultPath }, input, caught, context);
    return { output, next: catcher.Next };
  }
}
