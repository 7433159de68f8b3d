import { days, ttlAfter } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { SiteHour } from './site-time.ts';
import { PageViewEntity, VisitorEntity } from './visitor.entity.ts';

const kept = days(2);

/** When a visitor was here the last time. */
export interface Presence extends SiteHour {
  readonly last_at: number;
}

/**
 * Writes down that a visitor is here and answers where they were before: null for a first visit, undefined when a later
 * sign of life is known already. One write decides, so two calls at once never both take themselves for the first.
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

/** True when this visitor sees this page for the first time on this day. */
export async function notePage(visitor_id: string, day: string, path: string): Promise<boolean> {
  const first = PageViewEntity.create({ visitor_id, day, path, ttl: ttlAfter(kept) });
  return (await ifCondition(first.go())) !== undefined;
}
