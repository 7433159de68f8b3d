import { now, seconds } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { findListMark, type ListName } from '../table/list-mark.ts';

/** How often a public read asks whether something changed. */
const lookEvery = seconds(1);
/** Indexes follow a write within this time: a copy that was made sooner after a change may lack it. */
const settling = seconds(5);

interface ListCopy<T> {
  /** The list as it is now; the table is asked for more than its mark only when something changed. */
  readonly fresh: () => Promise<T>;
  /** The list as it was at most a second ago, or as it last was while the table is away. */
  readonly current: () => Promise<T>;
}

/** A copy of a list in this instance's memory. `load` reads the whole list; `away` is said when that cannot be done. */
export function listCopy<T>(list: ListName, load: () => Promise<T>, away: string): ListCopy<T> {
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
      if (!copy) throw unavailable(away, 2, error);
      logger.warn('list as it was', { list, error: error as Error });
      return copy.value;
    }
  }

  return { fresh, current };
}
