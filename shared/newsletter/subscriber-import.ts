import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { RequiredLine } from '../kernel/text.ts';
import { newsletterInterests } from './interests.ts';
import { longestStatement } from './limits.ts';

/** A column of the file, from 0. */
const Column = z.int().min(0).max(1000);

/** A file of subscribers, what is in it, and how these people agreed. */
export const SubscriberImport = z.object({
  upload_id: Id('upload'),
  mapping: z.object({
    email: Column,
    /** Interests with commas or semicolons between them; null for none. */
    interests: Column.nullable().default(null),
  }),
  /** Further interests of everybody in the file. */
  interests: z
    .array(z.enum(newsletterInterests.map(({ value }) => value)))
    .max(newsletterInterests.length)
    .default([]),
  /** How they agreed to get the newsletter; kept with each of them. */
  consent: RequiredLine(longestStatement, 'Say how these people agreed to get the newsletter'),
  /** Only says what would become of each row. */
  dry_run: z.boolean(),
});
export type SubscriberImport = z.infer<typeof SubscriberImport>;
