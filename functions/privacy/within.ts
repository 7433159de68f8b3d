import { type GoesOn, OutOfTime } from '#lib/person/personal-data.ts';

/** How long a piece of work may go on, counted from now. */
export function within(milliseconds: number): GoesOn {
  const end = performance.now() + milliseconds;
  return () => {
    if (performance.now() > end) throw new OutOfTime();
  };
}
