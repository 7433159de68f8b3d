import { randomUUID } from 'node:crypto';
import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unavailable } from '../errors.ts';
import { documents } from './client.ts';

/** One item of a transaction; domains build them from their entities' `.params()`. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Items that belong together, and what it means when a condition of one of them says no. */
export interface Part {
  readonly items: readonly TransactItem[];
  /**
   * Told when the table refuses one of the items. An error that it answers is what a person is told; of several parts
   * that were refused, the first one speaks.
   */
  readonly refused?: () => unknown;
}

/** An item whose refusal means nothing in particular may stand without a part around it. */
export type Write = TransactItem | Part;

/** DynamoDB's limit. */
export const transactionLimit = 100;

/** At least one condition said no, and nothing was written. The parts that it belongs to have been told. */
export class TransactionRefused extends Error {
  constructor() {
    super('A condition of the transaction failed');
    this.name = 'TransactionRefused';
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

/** The parts that have one of the refused items. */
function refusedParts(parts: readonly Part[], reasons: readonly CancellationReason[]): Part[] {
  const waiting = [...reasons];
  return parts.filter(({ items }) =>
    waiting.splice(0, items.length).some(({ Code }) => Code === 'ConditionalCheckFailed'),
  );
}

/** Tells each of these parts. Throws what the first that has something to say says, otherwise the refusal itself. */
async function refuse(parts: readonly Part[]): Promise<never> {
  const refusal = new TransactionRefused();
  const answers = await Promise.all(parts.map(({ refused }) => refused?.()));
  const said = answers.find((answer) => answer instanceof Error);
  throw said ? refusedAs(said, refusal) : refusal;
}

const asPart = (write: Write): Part => ('items' in write ? write : { items: [write] });

/**
 * Writes all items or none. When a condition fails, the parts that it belongs to say what that means, and their error or
 * `TransactionRefused` is thrown; a conflict with another transaction, or a table at its limit, is tried again a few
 * times, then answers 503. Every try has the same token: one that follows a lost answer finds the work done instead of
 * its own conditions in the way.
 */
export const transact = (writes: readonly Write[]): Promise<void> => attempt(writes.map(asPart), randomUUID(), 1);

/** The same for a refusal that is an answer: true once all items are written, false when a condition said no. */
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
