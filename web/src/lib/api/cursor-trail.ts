import { useState } from 'react';

/** Paging back and forth in a list that knows only its next cursor. */
export interface CursorTrail {
  readonly cursor: string | undefined;
  /** Items on the pages before this one. */
  readonly offset: number;
  readonly hasPrevious: boolean;
  next(cursor: string, shown: number): void;
  previous(): void;
  reset(): void;
}

/** Remembers the cursors followed so far, for going back. */
export function useCursorTrail(): CursorTrail {
  const [trail, setTrail] = useState<readonly { cursor: string; offset: number }[]>([]);
  const last = trail.at(-1);
  return {
    cursor: last?.cursor,
    offset: last?.offset ?? 0,
    hasPrevious: trail.length > 0,
    next: (cursor, shown) =>
      setTrail((before) => [...before, { cursor, offset: (before.at(-1)?.offset ?? 0) + shown }]),
    previous: () => setTrail((before) => before.slice(0, -1)),
    reset: () => setTrail([]),
  };
}
