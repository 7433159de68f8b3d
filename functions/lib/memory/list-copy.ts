import { now, seconds } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { findListMark, type ListName } from '../table/list-mark.ts';

/** How often a public read checks for changes. */
const lookEvery = seconds(1);
/** Indexes catch up with a write within this time: a copy loaded sooner after a change may lack it. */
const settling = seconds(5);

interface ListCopy<T> {
  /** The current list; only its mark is read unless something changed. */
  readonly fresh: () => Promise<T>;
  /** The list, at most a second old, or the last copy while the table is unavailable. */
  readonly current: () => Promise<T>;
}

/**
 * A copy of a list in this instance's memory. `load` reads the whole list; `unavailableMessage` is for when that fails.
 */
export function listCopy<T>(list: ListName, load: () => Promise<T>, unavailableMessage: string): ListCopy<T> {
  let copy: { readonly value: T; readonly generation: number; readonly madeAt: number } | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<T> | undefined;

  async function look(): Promise<T> {
    const at = now();
    const { generation, changed_at } = await findListMark(list);
    const isRight = copy?.generation === generation && copy.madeAt > Date.parse(changed_at) + settling;
    if (!copy || !isRight) copy = { value: await load(), generation, madeAt: at };
    lookedAt = at;
    return copy.value;
  }

  function fresh(): Promise<T> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function current(): Promise<T> {
    if (copy && Math.abs(now() - lookedAt) < lookEvery) return copy.value;
    try {
      return await fresh();
    } catch (error) {
      if (!copy) throw unavailable(unavailableMessage, 2, error);
      logger.warn('serving stale list', { list, error: error as Error });
      return copy.value;
    }
  }

  return { fresh, current };
}
