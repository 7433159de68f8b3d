import type { SavedAnswer } from '../event/records.ts';
import { StripeFailure } from '../failure.ts';
import type { Transaction } from '../store/transaction.ts';

const keptSeconds = 24 * 3600;

export interface KeyedRequest {
  readonly key: string;
  readonly operation: string;
  readonly form: string;
}

/** The stored answer for this key, or undefined if it is new. A key that was used for another request is refused. */
export function savedAnswer(tx: Transaction, request: KeyedRequest): SavedAnswer | undefined {
  const saved = tx.get('answer', request.key);
  if (!saved || saved.created < tx.now - keptSeconds) return undefined;
  if (saved.operation !== request.operation) throw otherUse('endpoint', `('${saved.operation}')`, request.key);
  if (saved.form !== request.form) throw otherUse('parameters', '', request.key);
  return saved;
}

/** Stored in the same change as the request's effects: neither can survive a crash without the other. */
export function saveAnswer(
  tx: Transaction,
  { key, operation, form }: KeyedRequest,
  answer: Pick<SavedAnswer, 'request' | 'status' | 'body'>,
): void {
  tx.put('answer', key, { key, created: tx.now, operation, form, ...answer });
}

function otherUse(what: 'endpoint' | 'parameters', detail: string, key: string): StripeFailure {
  const message = `Keys for idempotent requests can only be used with the same ${what} they were first used with${detail && ` ${detail}`}. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeFailure(400, { type: 'idempotency_error', message });
}
