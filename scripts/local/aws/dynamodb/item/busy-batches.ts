import type { JsonObject, Operation } from '../types.ts';

type Requested = Readonly<Record<string, unknown>>;

/** The last one of several, as a busy table leaves it; a single one is always processed. */
const split = (list: readonly unknown[]): [now: readonly unknown[], left: readonly unknown[]] =>
  list.length > 1 ? [list.slice(0, -1), list.slice(-1)] : [list, []];

const listOf = (asked: unknown): readonly unknown[] =>
  Array.isArray(asked) ? asked : ((asked as { Keys?: unknown[] }).Keys ?? []);

/** The list in the form it was asked in: of a write it is the list itself, of a read it stands beside options. */
const withList = (asked: unknown, list: readonly unknown[]): unknown =>
  Array.isArray(asked) ? list : { ...(asked as object), Keys: list };

/** What is left here and what the operation itself has left, such as keys beyond its 16 MB. */
function joined(left: Requested, more: Requested = {}): Requested {
  const all = { ...left };
  for (const [table, each] of Object.entries(more))
    all[table] = withList(each, [...listOf(each), ...(all[table] === undefined ? [] : listOf(all[table]))]);
  return all;
}

/** Batches that leave a part unprocessed, as AWS may leave any part of any batch. Off until a test wants it. */
export class BusyBatches {
  #isOn = false;

  use(isOn: boolean): void {
    this.#isOn = isOn;
  }

  /** The operation, which leaves a key or write of each table for the caller to send again; `unprocessed` is its name. */
  around(operation: Operation, unprocessed: 'UnprocessedKeys' | 'UnprocessedItems'): Operation {
    return async (request: JsonObject) => {
      if (!this.#isOn) return operation(request);
      const asked = Object.entries((request.RequestItems ?? {}) as Requested);
      const parts = asked.map(([table, each]) => [table, each, split(listOf(each))] as const);
      const now = parts.map(([table, each, [some]]) => [table, withList(each, some)]);
      const left = parts.flatMap(([table, each, [, rest]]) => (rest.length > 0 ? [[table, withList(each, rest)]] : []));
      const answer = (await operation({ ...request, RequestItems: Object.fromEntries(now) })) as JsonObject;
      return { ...answer, [unprocessed]: joined(Object.fromEntries(left), answer[unprocessed] as Requested) };
    };
  }
}
