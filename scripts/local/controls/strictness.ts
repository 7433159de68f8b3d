import * as z from 'zod';
import { categories } from '../aws/cognito/limit/rates.ts';
import { Standing } from '../aws/ses/account.ts';
import { Mailboxes } from '../aws/ses/feedback/mailboxes.ts';
import type { Meter } from '../lambda/meter.ts';
import type { Services } from '../platform/services.ts';
import { readInput } from './input.ts';

const Reads = z.strictObject({ late_ms: z.int().min(0) });
const Counting = z.strictObject({ count: z.boolean() });
const Batches = z.strictObject({ unprocessed: z.boolean() });
const Accounts = z.strictObject({
  lockout: z.boolean().optional(),
  /** Requests a second. */
  rates: z.partialRecord(z.enum(categories), z.int().min(1)).optional(),
});

/** What a test can make as strict as AWS, or have counted, where it would slow down or confuse all others: off until it is asked for. */
export const strictness = (
  { dynamodb, mail, cognito }: Services,
  meter: Meter,
): Record<string, (input: unknown) => void> => ({
  reads: (input) => dynamodb.delayReads(readInput(Reads, input).late_ms),
  usage: (input) => {
    const { count } = readInput(Counting, input);
    dynamodb.units.count(count);
    meter.count(count);
  },
  batches: (input) => dynamodb.leaveUnprocessed(readInput(Batches, input).unprocessed),
  sending: (input) => mail.use(readInput(Standing, input)),
  mailboxes: (input) => mail.useMailboxes(readInput(Mailboxes, input)),
  accounts: (input) => cognito.limit(readInput(Accounts, input)),
});
