import { useEffect, useRef, useState } from 'react';
import type { Counted } from '#shared/kernel/bulk.ts';
import { mostCounted } from '#shared/kernel/most-counted.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';

/** How a list counts what it finds, where its pages do not say. */
export interface Counting {
  /** What it is narrowed down by: a count holds for that only. */
  readonly of: object;
  /** The part of the count that begins at a cursor. */
  readonly part: (cursor: string | undefined) => Promise<Counted>;
}

/** Counts what a list finds, part by part, until its end, `stop` or more than `mostCounted`. `soFar` while it does. */
export function useCount(counting: Counting | undefined) {
  const [soFar, setSoFar] = useState<number>();
  const run = useRef(0);
  const stop = () => {
    run.current += 1;
    setSoFar(undefined);
  };
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /** Undefined if it was stopped; with `isCurrent` it stays quiet about what nobody waits for any more. */
  async function countAll({ part }: Counting, isCurrent: () => boolean): Promise<number | undefined> {
    let count = 0;
    let cursor: string | undefined;
    do {
      const found = await part(cursor);
      if (!isCurrent()) return undefined;
      count += found.count;
      cursor = found.next_cursor ?? undefined;
      setSoFar(count);
    } while (cursor !== undefined && count <= mostCounted);
    return count;
  }

  async function start(): Promise<number | undefined> {
    run.current += 1;
    const mine = run.current;
    const isCurrent = () => run.current === mine;
    setSoFar(0);
    try {
      return counting && (await countAll(counting, isCurrent));
    } catch (error) {
      if (isCurrent()) toast.error(problemDetail(error, 'The count failed'));
      return undefined;
    } finally {
      if (isCurrent()) setSoFar(undefined);
    }
  }
  return { soFar, start, stop };
}
