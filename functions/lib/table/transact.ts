import { randomUUID } from 'node:crypto';
import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unavailable } from '../errors.ts';
import { documents } from './client.ts';

/** One item of a transaction; domains build it with their entities' `.params()`. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Items that are refused together, and what it means when one of their conditions fails. */
export interface Part {
  readonly items: readonly TransactItem[];
  /**
   * Called when the table refuses one of the items. An error that it returns is the one to throw; of several refused
   * parts, the first one with an error wins.
   */
  readonly refused?: () => unknown;
}

/** An item needs no part around it if its refusal has no particular meaning. */
export type Write = TransactItem | Part;

/** DynamoDB's limit. */
export const transactionLimit = 100;

/** At least one condition failed, and nothing was written. The refused parts have been notified. */
export class TransactionRefused extends Error {
  constructor() {
    super('A condition of the transaction failed');
    this.name = 'TransactionRefused';
  }
}

/**
 * The error to show for a refusal. The refusal becomes its cause, so that a caller that wrote something before the
 * transaction can tell that nothing refers to it.
 */
export function refusedAs<Shown extends Error>(shown: Shown, refusal: TransactionRefused): Shown {
  shown.cause = refusal;
  return shown;
}

/**
 * Whether an error means that the transaction wrote nothing. After any other error (a time-out, a 5xx, throttling) this
 * is unknown: the transaction may have succeeded and only the response been lost.
 */
export function isRefusal(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 4; depth++) {
    if (e instanceof TransactionRefused) return true;
    e = e.cause;
  }
  return false;
}

/**
 * For `catch`: a save whose response was lost counts as done if `wasWritten` finds it in the table. Otherwise the error
 * is rethrown.
 */
export const unlessWritten =
  (wasWritten: () => Promise<boolean>) =>
  async (error: unknown): Promise<void> => {
    if (isRefusal(error) || !(await wasWritten().catch(() => false))) throw error;
  };

/** Transient reasons: another transaction, or a table at its limit. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The parts that contain one of the refused items. */
function refusedParts(parts: readonly Part[], reasons: readonly CancellationReason[]): Part[] {
  const waiting = [...reasons];
  return parts.filter(({ items }) =>
    waiting.splice(0, items.length).some(({ Code }) => Code === 'ConditionalCheckFailed'),
  );
}

/** Notifies each of these parts. Throws the first error that one returns, otherwise the refusal itself. */
async function refuse(parts: readonly Part[]): Promise<never> {
  const refusal = new TransactionRefused();
  const answers = await Promise.all(parts.map(({ refused }) => refused?.()));
  const shown = answers.find((answer) => answer instanceof Error);
  throw shown ? refusedAs(shown, refusal) : refusal;
}

const asPart = (write: Write): Part => ('items' in write ? write : { items: [write] });

/**
 * Writes all items or none. When a condition fails, the parts concerned are notified, and their error or
 * `TransactionRefused` is thrown; a conflict with another transaction, or a table at its limit, is retried a few times,
 * then answered with 503. Every attempt has the same token, so that a retry after a lost response finds the work done
 * instead of failing its own conditions.
 */
export const transact = (writes: readonly Write[]): Promise<void> => attempt(writes.map(asPart), randomUUID(), 1);

/** The same, with a refusal as a result: true once all items are written, false when a condition failed. */
export async function transactUnlessRefused(writes: readonly Write[]): Promise<boolean> {
  try {
    await transact(writes);
    return true;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    return false;
  }
}

async function attempt(parts: readonly Part[], token: string, tried: number): Promise<void> {
  const items = parts.flatMap((part) => part.items);
  try {
    await documents.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const reasons = error.CancellationReasons ?? [];
    const refused = refusedParts(parts, reasons);
    if (refused.length > 0) await refuse(refused);
    if (!reasons.some(({ Code }) => passing.has(Code ?? ''))) throw error;
    if (tried >= 5) throw unavailable('The shop is busy. Please try again in a moment.', 2, error);
    await pause(20 * 2 ** tried * (0.5 + Math.random()));
    await attempt(parts, token, tried + 1);
  }
}
