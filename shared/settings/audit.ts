import * as z from 'zod';
import { longestId } from '../kernel/ids.ts';
import { PageQuery } from '../kernel/page.ts';
import { type DayRange, isReversed, reversedRange } from './audit-range.ts';

/** An entry of the audit log. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  actor_id: z.string(),
  actor_name: z.string(),
  /** `article.updated`. */
  action: z.string(),
  target_id: z.string(),
  target_name: z.string(),
  /** Field to `[before, after]`; secrets are masked, long values cut to what differs. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type AuditRow = z.infer<typeof AuditRow>;

const AnyId = z.string().max(longestId).optional();
const Word = z.string().max(40).optional();
const Day = z.iso.date('Use a date such as 2026-12-01').optional();

const filter = {
  from: Day,
  to: Day,
  target_id: AnyId,
  actor_id: AnyId,
  /** The first word of an action: `article`. */
  kind: Word,
  /** The second word of an action: `updated`. */
  act: Word,
};
const inOrder = { path: ['to'], message: reversedRange };
const isInOrder = (range: DayRange): boolean => !isReversed(range);

/** All given ones apply. `from` and `to` are days, in UTC and inclusive. */
export const AuditFilter = z.object(filter).refine(isInOrder, inOrder);
export type AuditFilter = z.infer<typeof AuditFilter>;
export const AuditQuery = PageQuery.extend(filter).refine(isInOrder, inOrder);
