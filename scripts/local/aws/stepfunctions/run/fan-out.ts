import type { Json } from '../../../template/assembly.ts';
import type { Flow, State } from '../definition/asl.ts';
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

/** Runs all flows; the first one that fails ends the others. */
async function allFlows(visit: Visit, attempt: string, fanOut: FanOut): Promise<Json[]> {
  const { scope } = visit;
  const failing = new AbortController();
  const signal = AbortSignal.any([scope.signal, failing.signal]);
  const open = new Set<number>();
  let first: { readonly error: unknown } | undefined;
  const results = await inParallel(fanOut.count, fanOut.atOnce, async (index) => {
    if (signal.aborted) return null;
    open.add(index);
    const inner: Scope = {
      ...scope,
      branch: `${attempt}[${index}]`,
      parent: scope.branch,
      signal,
      context: fanOut.contextOf(index),
    };
    try {
      const result = await oneFlow(visit, inner, fanOut, index);
      open.delete(index);
      return result;
    } catch (error) {
      first ??= { error };
      open.delete(index);
      if (!failing.signal.aborted) {
        failing.abort();
        if (error instanceof Failure) tellOfEnds(visit, fanOut, index, open);
      }
      return null;
    }
  });
  if (first) throw first.error;
  return results;
}

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

/** The iteration that failed, and those that it ended. */
function tellOfEnds({ scope, name }: Visit, { kind }: FanOut, failed: number, ended: ReadonlySet<number>): void {
  if (kind !== 'Map' || scope.signal.aborted) return;
  for (const index of ended) scope.run.emit(scope, iteration('Aborted', name, index));
  scope.run.emit(scope, iteration('Failed', name, failed));
}
