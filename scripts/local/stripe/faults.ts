import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorBody } from './failure.ts';

/** A fault of the API, requested by a test. Needs `status`, `delayMs` or both. */
export interface FaultRule {
  /** Named as in `routes.ts`, for example `POST /v1/refunds`; all operations when absent. */
  readonly operation?: string;
  /** Answer this error instead. */
  readonly status?: number;
  /** Answer late by this much real time. */
  readonly delayMs?: number;
  /** Do the work first: the change is made, only its answer is wrong or late. */
  readonly afterwards?: boolean;
  /** How often; when absent, until the rules are cleared. */
  readonly times?: number;
}

export class Faults {
  #rules: { rule: FaultRule; left: number }[] = [];
  readonly #closed = new AbortController();

  add(rule: FaultRule): void {
    this.#rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#rules = [];
  }

  /** The first rule that matches, counted as used. */
  take(operation: string): FaultRule | undefined {
    const found = this.#rules.find(({ rule, left }) => left > 0 && (rule.operation ?? operation) === operation);
    if (found) found.left -= 1;
    return found?.rule;
  }

  async delay(rule: FaultRule): Promise<void> {
    if (!rule.delayMs) return;
    await sleep(rule.delayMs, undefined, { signal: this.#closed.signal, ref: false }).catch(() => undefined);
  }

  close(): void {
    this.#closed.abort();
  }
}

export function faultBody(status: number): ErrorBody {
  if (status === 429) {
    return { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' };
  }
  return {
    type: status >= 500 ? 'api_error' : 'invalid_request_error',
    message: 'Injected fault of the payment stand-in.',
  };
}
