import { useState } from 'react';

/** Paging back and forth in a list that knows only its next cursor. */
export interface CursorTrail {
  readonly cursor: string | undefined;
  /** Items on the pages before this one. */
  readonly offset: number;
  readonly hasPrevious: boolean;
  next(cursor: string, shown: number): void;
  previous(): void;
}

interface Step {
  readonly cursor: string;
  readonly offset: number;
}

/**
 * Remembers the cursors followed so far, for going back. They are those of the list as `asked`: for another question, such
 * as one that Back or a saved view has put into the address, the first page is shown.
 */
export function useCursorTrail(asked = ''): CursorTrail {
  const [trail, setTrail] = useState<{ readonly asked: string; readonly steps: readonly Step[] }>({ asked, steps: [] });
  const steps = trail.asked === asked ? trail.steps : [];
  const go = (next: readonly Step[]) => setTrail({ asked, steps: next });
  const last = steps.at(-1);
  const offset = last?.offset ?? 0;
  return {
    cursor: last?.cursor,
    offset,
    hasPrevious: steps.length > 0,
    next: (cursor, shown) => go([...steps, { cursor, offset: offset + shown }]),
    previous: () => go(steps.slice(0, -1)),
  };
}
