import { days, ttlAfter } from '#lib/clock.ts';
import type { SiteHour } from '#lib/site-time.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { PageViewEntity, VisitorEntity } from './visitor.entity.ts';

const kept = days(2);

/** When a visitor was last active. */
export interface Presence extends SiteHour {
  readonly last_at: number;
}

/**
 * Records that a visitor is active and returns their previous presence: null on a first visit, undefined when later
 * activity is already recorded. One conditional write decides, so of two concurrent calls only one counts as the first.
 */
export async function noteVisitor(
  visitor_id: string,
  at: number,
  time: SiteHour,
): Promise<Presence | null | undefined> {
  const note = VisitorEntity.upsert({ visitor_id, last_at: at, ...time, ttl: ttlAfter(kept) }).where(
    ({ last_at }, { lte, notExists }) => `${notExists(last_at)} OR ${lte(last_at, at)}`,
  );
  const noted = await ifCondition(note.go({ response: 'all_old' }));
  return noted && ((noted.data as Presence | null) ?? null);
}

/** True on a visitor's first view of a page that day. */
export async function notePage(visitor_id: string, day: string, path: string): Promise<boolean> {
  const first = PageViewEntity.create({ visitor_id, day, path, ttl: ttlAfter(kept) });
  return (await ifCondition(first.go())) !== undefined;
}
