import { helpers, validate } from '../dynalite.ts';
import {
  type CancellationReason,
  isConditionFailure,
  isValidationError,
  transactionCanceled,
  validationError,
} from '../errors.ts';
import { checkTransactionSize, concernsWholeTransaction } from '../item/limits.ts';
import { decideAndStore, perform } from '../item/writes.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../table/tables.ts';
import type { Item, JsonObject, Operations } from '../types.ts';
import { WriteView } from '../view/write-view.ts';
import { type Member, member, transactWrite } from './members.ts';
import type { Tokens } from './tokens.ts';

/**
 * TransactWriteItems, which dynalite lacks. A transaction is decided within one turn of the event loop, against a state
 * that no other write can change meanwhile, and stored in one atomic batch together with its token. Transactions are
 * therefore serialisable among each other and with single writes.
 *
 * Difference from AWS: there, a transaction that conflicts with another one on an item is rejected with
 * TransactionConflict (a write with TransactionConflictException, a repeat with TransactionInProgressException) and
 * retried by the SDK; here it simply runs after the other. AWS allows these outcomes too, but the rejection itself
 * never happens.
 */
export function transactionOperations(storage: Storage, tables: Tables, tokens: Tokens): Operations {
  async function write(request: JsonObject): Promise<object> {
    const content = JSON.stringify(request.TransactItems);
    const { TransactItems, ClientRequestToken: token } = validate(request, transactWrite);
    const members = (TransactItems as JsonObject[]).map(member);
    const view = new WriteView(storage, tables);
    let forgetToken = (): unknown => undefined;
    const decide = (): object => {
      refuseDuplicates(view, members);
      if (typeof token === 'string' && tokens.isRepeated(token, content)) return {};
      tryAll(members, ({ action, data, form }) => perform(view, action, data, form));
      checkTransactionSize(view.touched);
      if (typeof token === 'string') forgetToken = tokens.use(token, content, view.changes);
      return {};
    };
    return decideAndStore(storage, view, decide, true).catch((error: unknown) => {
      forgetToken();
      throw error;
    });
  }

  return { TransactWriteItems: write };
}

/** Runs every member, so that all reasons are known, and cancels the transaction if there are any. */
function tryAll(members: readonly Member[], attempt: (member: Member) => unknown): void {
  const reasons = members.map((each): CancellationReason => {
    try {
      attempt(each);
      return { Code: 'None' };
    } catch (error) {
      return toReason(error);
    }
  });
  if (reasons.some((reason) => reason.Code !== 'None')) throw transactionCanceled(reasons);
}

/** Throws errors of the transaction as a whole. */
function toReason(error: unknown): CancellationReason {
  if (isConditionFailure(error)) {
    const { Item: item } = error.body as { Item?: Item };
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(item && { Item: item }) };
  }
  if (isValidationError(error) && !concernsWholeTransaction(error.message)) {
    return { Code: 'ValidationError', Message: error.message };
  }
  throw error;
}

/** Keys that do not fit their table are not duplicates; they become the cancellation reason of their member. */
function refuseDuplicates(view: WriteView, members: readonly Member[]): void {
  const seen = new Set<string>();
  for (const { data, key } of members) {
    const { definition } = view.table(String(data.TableName));
    const isItem = data.Item !== undefined;
    const fault = isItem ? helpers.validateItem(key, definition) : helpers.validateKey(key, definition);
    if (fault) continue;
    const target = `${definition.TableId}~${helpers.createKey(key, definition)}`;
    if (seen.has(target)) throw validationError('Transaction request cannot include multiple operations on one item');
    seen.add(target);
  }
}
