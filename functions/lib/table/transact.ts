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

/** Reasons that pass by themselves: another transaction, or a table at its limit. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Writes all items or none. A failed condition throws `TransactionRefused`; a conflict with another transaction, or a
 * table at its limit, is tried again a few times, then answers 503.
 */
export async function transact(items: readonly TransactItem[], attempt = 1): Promise<void> {
  try {
    await documents.send(new TransactWriteCommand({ TransactItems: [...items] }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
    const failed = codes.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : []));
    if (failed.length > 0) throw new TransactionRefused(failed);
    if (!codes.some((code) => passing.has(code ?? ''))) throw error;
    if (attempt >= 5) throw unavailable('The shop is busy. Please try again in a moment.', 2, error);
    await pause(20 * 2 ** attempt * (0.5 + Math.random()));
    await transact(items, attempt + 1);
  }
}
