import type { Json } from '../../../template/assembly.ts';
import type { Flow, State } from '../definition/asl.ts';
import type { FailedAttempt } from '../execution/execution.ts';
import { iteration, type NewEvent } from '../execution/history.ts';
import { attempted } from './attempts.ts';
import { at, type Context, filled, inputOf } from './data-flow.ts';
import { Failure } from './failure.ts';
import { runFlow, type Scope, type Visit } from './flow.ts';
import { inParallel } from './in-parallel.ts';
import { withinLimit } from './limits.ts';

/** Iterations that AWS runs at once if a Map does not say how many. */
const mostAtOnce = 40;

/** Flows that run side by side. */
interface FanOut {
  readonly kind: 'Map' | 'Parallel';
  readonly count: number;
  readonly atOnce: number;
  readonly flowOf: (index: number) => Flow;
  readonly inputOf: (index: number) => Promise<Json>;
  readonly contextOf: (index: number) => Context;
}

/** Runs the processor of a Map once for each item. */
export async function runMap(visit: Visit, input: Json): Promise<Json> {
  const { state, context, name } = visit;
  const own = await inputOf({ InputPath: state.InputPath }, input, context);
  const items = state.ItemsPath === undefined ? own : await at(state.ItemsPath, own, context);
  if (!Array.isArray(items)) throw new Failure('States.Runtime', `The items of ${name} are no array.`);
  const contextOf = (index: number): Context => ({
    ...context,
    Map: { Item: { Index: index, Value: items[index] ?? null } },
  });
  return fannedOut(visit, {
    kind: 'Map',
    count: items.length,
    atOnce: state.MaxConcurrency || mostAtOnce,
    flowOf: () => processorOf(state),
    contextOf,
    async inputOf(index) {
      if (state.ItemSelector === undefined) return items[index] ?? null;
      return filled(state.ItemSelector, own, contextOf(index));
    },
  });
}

function processorOf({ ItemProcessor, Iterator: older }: State): Flow {
  const flow = ItemProcessor ?? older;
  if (!flow) throw new Failure('States.Runtime', 'The Map has no processor.');
  return flow;
}

/** Runs all branches of a Parallel on the same input. */
export async function runParallel(visit: Visit, input: Json): Promise<Json> {
  const { state, context } = visit;
  const own = await inputOf(state, input, context);
  const branches = state.Branches ?? [];
  return fannedOut(visit, {
    kind: 'Parallel',
    count: branches.length,
    atOnce: branches.length,
    flowOf: (index) => branches[index] as Flow,
    contextOf: () => context,
    inputOf: async () => own,
  });
}

function fannedOut(visit: Visit, fanOut: FanOut): Promise<Json> {
  const { scope, place, name } = visit;
  const { kind, count } = fanOut;
  const begun: NewEvent =
    kind === 'Map'
      ? { type: 'MapStateStarted', mapStateStartedEventDetails: { length: count } }
      : { type: 'ParallelStateStarted' };
  return attempted(visit, {
    succeeded: () => ({ type: `${kind}StateSucceeded` }),
    failed: () => ({ type: `${kind}StateFailed` }),
    async perform(attempt) {
      if (scope.run.placeOf(place).begun <= attempt) scope.run.emit(scope, begun, place, { begun: attempt + 1 });
      return withinLimit(name, await allFlows(visit, `${place}.${attempt}`, fanOut));
    },
  });
}

/** Runs all flows; the first one that fails ends the others, also if it failed before a restart. */
async function allFlows(visit: Visit, attempt: string, fanOut: FanOut): Promise<Json[]> {
  const { scope } = visit;
  const branches = Array.from({ length: fanOut.count }, (_, index) => `${attempt}[${index}]`);
  const failing = new AbortController();
  const signal = AbortSignal.any([scope.signal, failing.signal]);
  let first: unknown = branches.flatMap((branch) => scope.run.placeOf(branch).failures).map(knownFailure)[0];
  if (first) failing.abort();
  const results = await inParallel(fanOut.count, fanOut.atOnce, async (index) => {
    if (signal.aborted) return null;
    const branch = branches[index] ?? '';
    const context = fanOut.contextOf(index);
    try {
      return await oneFlow(visit, { ...scope, branch, parent: scope.branch, signal, context }, fanOut, index);
    } catch (error) {
      first ??= error;
      if (!signal.aborted && error instanceof Failure) tellOfFailure(visit, fanOut, branch, index, error);
      failing.abort();
      return null;
    }
  });
  if (first instanceof Failure) tellOfEnds(visit, fanOut, branches);
  if (first) throw first;
  return results;
}

const knownFailure = ({ error, cause }: FailedAttempt): Failure => new Failure(error, cause);

async function oneFlow({ name }: Visit, inner: Scope, fanOut: FanOut, index: number): Promise<Json> {
  const { run, branch } = inner;
  const known = run.placeOf(branch);
  if (known.result) return known.result.value;
  const isMap = fanOut.kind === 'Map';
  if (isMap && known.begun === 0) run.emit(inner, iteration('Started', name, index), branch, { begun: 1 });
  const value = await runFlow(inner, fanOut.flowOf(index), await fanOut.inputOf(index));
  if (isMap) run.emit(inner, iteration('Succeeded', name, index), branch, { result: { value } });
  return value;
}

function tellOfFailure(
  { scope, name }: Visit,
  { kind }: FanOut,
  branch: string,
  index: number,
  failure: Failure,
): void {
  const failed = { error: failure.code, cause: failure.message };
  if (kind === 'Map') scope.run.emit(scope, iteration('Failed', name, index), branch, { failed });
}

/** The iterations that had begun when another one failed. */
function tellOfEnds({ scope, name }: Visit, { kind }: FanOut, branches: readonly string[]): void {
  if (kind !== 'Map') return;
  for (const [index, branch] of branches.entries()) {
    const { begun, result, failures } = scope.run.placeOf(branch);
    if (begun === 1 && !result && failures.length === 0)
      scope.run.emit(scope, iteration('Aborted', name, index), branch, { begun: 2 });
  }
}
