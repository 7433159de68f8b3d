import type * as z from 'zod';
import type { Problem, ProblemCode } from '#shared/kernel/problem.ts';
import { DomainError, nothingHere } from '../errors.ts';
import { logger } from '../logger.ts';
import type { HttpResult } from './event.ts';

const statusOf: Record<ProblemCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_change_required: 403,
  second_factor_required: 403,
  not_purchased: 403,
  not_found: 404,
  conflict: 409,
  stale_version: 409,
  in_use: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many_requests: 429,
  unavailable: 503,
  preparing: 503,
  internal: 500,
};

/** Turns a schema error into a 422 with one sentence per field; the first is the `detail`. */
export function invalidInput(error: z.ZodError): DomainError {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  return new DomainError('invalid', Object.values(errors)[0] ?? 'Please check your input', { errors });
}

/** Middy's middleware throws http-errors; the status is kept, the message is not shown. */
function fromMiddy(error: { statusCode: number; message: string }): DomainError | undefined {
  if (error.statusCode === 404) return nothingHere();
  if (error.statusCode === 415) return new DomainError('wrong_type', 'Send the body as application/json');
  if (error.statusCode === 422 || error.statusCode === 400)
    return new DomainError('malformed', 'The body is not valid JSON');
  return undefined;
}

/** The SDK's names for "busy or unavailable": nothing was half done, and the caller may retry. */
const passing = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'InternalError',
  'InternalServerError',
  'ServiceUnavailable',
  'SlowDown',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'NetworkingError',
]);

function asDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const error = thrown as { statusCode?: number; message?: string; name?: string; code?: string; cause?: unknown };
  const known =
    typeof error?.statusCode === 'number' ? fromMiddy({ statusCode: error.statusCode, message: '' }) : undefined;
  if (known) return known;
  if (causes(thrown).some((name) => passing.has(name)))
    return new DomainError('unavailable', 'The shop is busy. Please try again in a moment.', {
      retryAfter: 2,
      cause: thrown,
    });
  return new DomainError('internal', 'Something went wrong on our side. Please try again.', { cause: thrown });
}

/** Names and codes of an error and its causes: ElectroDB and the SDK wrap each other's. */
function causes(thrown: unknown): string[] {
  const names: string[] = [];
  for (
    let e = thrown as { name?: string; code?: unknown; cause?: unknown } | undefined, depth = 0;
    e && depth < 5;
    depth++
  ) {
    names.push(String(e.name), String(e.code));
    e = e.cause as typeof e;
  }
  return names;
}

/** The one place where an error becomes a response. */
export function problemResult(thrown: unknown): HttpResult {
  const error = asDomainError(thrown);
  const status = statusOf[error.code];
  if (status >= 500 && error.code !== 'preparing')
    logger.error(error.code, { cause: error.cause instanceof Error ? error.cause : undefined });
  const body: Problem = { detail: error.message, code: error.code, ...(error.errors && { errors: error.errors }) };
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    },
    body: JSON.stringify({ ...error.extra, ...body }),
  };
}
