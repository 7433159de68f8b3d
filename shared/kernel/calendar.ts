import * as z from 'zod';
import { type AdminArea, endpoint } from './endpoint.ts';
import { Id, type IdKind } from './ids.ts';

/** The longest range of one call: a month and what a calendar shows around it. */
const mostDays = 62;
/** Entries in one answer. */
export const mostCalendarEntries = 500;

const day = 86_400_000;
const Moment = z.iso.datetime({ offset: true, error: 'Use a date and time such as 2026-12-01T00:00:00Z' });

interface Range {
  readonly from: string;
  readonly to: string;
}
const lengthOf = ({ from, to }: Range): number => Date.parse(to) - Date.parse(from);

/** A range of moments: `from` is inside, `to` is not. */
export const CalendarRange = z
  .object({ from: Moment, to: Moment })
  .refine((range) => lengthOf(range) > 0, { path: ['to'], message: 'The end must be after the start' })
  .refine((range) => lengthOf(range) <= mostDays * day, {
    path: ['to'],
    message: `Ask for at most ${mostDays} days at a time`,
  });
export type CalendarRange = z.infer<typeof CalendarRange>;

/** A thing in a calendar. */
export interface CalendarEntry<Status extends string = string> {
  readonly id: string;
  readonly title: string;
  /** When it came out, or is to. */
  readonly at: string;
  readonly status: Status;
}

/** The call that tells what a domain has in a range of time: `noun` is what it tells of. */
export const calendarEndpoint = <P extends string, A extends AdminArea, const S extends readonly string[]>(
  path: `${P}/calendar`,
  auth: A,
  noun: string,
  { kind, statuses }: { readonly kind: IdKind; readonly statuses: S },
) =>
  endpoint({
    method: 'GET',
    path,
    auth,
    summary: `The ${noun} in a range of at most ${mostDays} days, in time order; at most ${mostCalendarEntries}`,
    query: CalendarRange,
    response: z.object({
      entries: z.array(z.object({ id: Id(kind), title: z.string(), at: z.string(), status: z.enum(statuses) })),
      /** Whether there were more than fit in an answer. */
      has_more: z.boolean(),
    }),
  });
