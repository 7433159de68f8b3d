import * as z from 'zod';
import { AnyId } from '../kernel/ids.ts';
import { mostTestRecipients } from './limits.ts';

/** A colleague to whom a test may be sent: a user. Their address is the server's business. */
export const TestRecipient = z.object({ id: z.string(), name: z.string() });
export type TestRecipient = z.infer<typeof TestRecipient>;

/**
 * Whom a test is sent to: ids of users, the caller's among them if they want one, too. Everybody gets
 * one mail. Without any: the caller.
 */
export const TestMail = z
  .object({
    recipients: z
      .array(AnyId)
      .min(1, 'Choose at least one person')
      .max(mostTestRecipients, `Choose at most ${mostTestRecipients} people`)
      .transform((ids) => [...new Set(ids)])
      .optional(),
  })
  .default({});
export type TestMail = z.infer<typeof TestMail>;
