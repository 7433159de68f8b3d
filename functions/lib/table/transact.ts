import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unavailable } from '../errors.ts';
import { documents } from './client.ts';

/** One part of a transaction; domains build them from their entities' `.params()`. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** DynamoDB's limit. */
export const transactionLimit = 100;

/** At least one condition said no. `failed` are the indexes of the items whose condition failed. */
export class TransactionRefused extends Error {
  readonly failed: readonly number[];
  constructor(failed: readonly number[]) {
    super(`Conditions ${failed.join(', ')} of the transaction failed`);
    this.name = 'TransactionRefused';
    this.failed = failed;
  }
}

/**
 * What a person is told of a refusal. The refusal stays its cause, so that whoever wrote something ahead of the
 * transaction still learns that nothing refers to it.
 */
export function refusedAs<Said extends Error>(said: Said, refusal: TransactionRefused): Said {
  said.cause = refusal;
  return said;
}

/**
 * Whether an error says that the transaction wrote nothing. Of any other error (a time-out, a 5xx, throttling) this is
 * not known: the transaction may have been carried out and its answer lost.
 */
export function isRefusal(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 4; depth++) {
    if (e instanceof TransactionRefused) return true;
    e = e.cause;
  }
  return false;
}

/**
 * For `catch`: a save whose answer was lost but that `wasWritten` finds in the table has happened. Where the table does
 * not say so, the error goes on.
 */
export const unlessWritten =
  (wasWritten: () => Promise<boolean>) =>
  async (error: unknown): Promise<void> => {
    if (isRefusal(error) || !(await wasWritten().catch(() => false))) throw error;
  };

/** Reasons that pass by themselves: another transaction, or a table at its limit. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Writes all items or none. A failed condition throws `TransactionRefused`; a conflict with another transaction, or a
 * table at its limit, is tried again a few times, then answers 503. Every try has the same token: one that follows a lost
 * answer finds the work done instead of its own conditions in the way.
 */
export const transact = (items: readonly TransactItem[]): Promise<void> => attempt(items, randomUUID(), 1);

async function attempt(items: readonly TransactItem[], token: string, tried: number): Promise<void> {
  try {
    await documents.send(new TransactWriteCommand({ TransactItems: [...items], ClientRequestToken: token }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
    const failed = codes.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
    if (failed.length > 0) throw new TransactionRefused(failed);
    if (!codes.some((code) => passing.has(code ?? ''))) throw error;
    if (tried >= 5) throw unavailable('The shop is busy. Please try again in a moment.', 2, error);
    await pause(20 * 2 ** tried * (0.5 + Math.random()));
    await attempt(items, token, tried + 1);
  }
}
