import type { JobWalk } from '../../job/walk.ts';
import type { ReplaceName } from '../../managed/replace-name.ts';
import { transactUnlessRefused } from '../../table/transact.ts';
import { findUse } from '../name.repo.ts';
import { endOf } from './replacement.items.ts';
import type { Replacement } from './replacement.job.ts';

/** Where a walk is: among which holders and where in them, and what this round has replaced so far. */
interface Place {
  readonly holder: number;
  readonly from?: string | undefined;
  readonly replaced: number;
  /** The round before replaced nothing: this one waits first. */
  readonly waits?: true;
}
const start: Place = { holder: 0, replaced: 0 };

/** The place after a page; after the last one of all holders, the start of the next round. */
function placeAfter({ holder, replaced }: Place, next: string | undefined, holders: number): Place {
  if (next !== undefined) return { holder, from: next, replaced };
  if (holder + 1 < holders) return { holder: holder + 1, replaced };
  return replaced === 0 ? { ...start, waits: true } : start;
}

/**
 * Gives all things the new name, round by round, until the count of the old one is zero; then that is forgotten. The
 * count is exact and nothing takes the old name any more, so the end is certain, whatever the lists have shown.
 * `holders` are the kinds of things that may have the name.
 */
export const replacementWalk = (holders: readonly ReplaceName[]): JobWalk => ({
  async page(writer, { ask, position, stumbles }) {
    const change = ask as Replacement;
    const use = await findUse(change);
    if (!use?.leaving_to) return { done: 0, next: undefined };
    if (use.uses <= 0 && (await transactUnlessRefused(endOf(change)))) return { done: 0, next: undefined };
    const place: Place = position === undefined ? start : JSON.parse(position);
    // A change that an index has not shown yet, or a thing that was busy. The task is tried again, later and later.
    if (place.waits && stumbles === 0) throw new Error('Things have the name that the lists did not show');
    const { replaced, next } = (await holders[place.holder]?.(writer, change, place.from)) ?? { replaced: 0 };
    const after = placeAfter({ ...place, replaced: place.replaced + replaced }, next, holders.length);
    return { done: replaced, next: JSON.stringify(after) };
  },
});
