import type { ProblemCode } from '#shared/kernel/problem.ts';

/**
 * Thrown by a service when a rule is violated. `detail` is a sentence for the user; the router maps `code` to a status.
 * Any other error is a defect and answers 500 without its message.
 */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Further fields of the response, such as `current` for a stale revision. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      errors?: Record<string, string>;
      extra?: Record<string, unknown>;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = 'DomainError';
    this.code = code;
    this.errors = more.errors;
    this.extra = more.extra;
    this.retryAfter = more.retryAfter;
  }
}

export const notFound = (detail: string): DomainError => new DomainError('not_found', detail);
/** No route matches, or the path cannot name anything. */
export const nothingHere = (): DomainError => notFound('There is nothing at this address');
export const forbidden = (detail: string): DomainError => new DomainError('forbidden', detail);
export const conflict = (detail: string, extra?: Record<string, unknown>): DomainError =>
  new DomainError('conflict', detail, { extra });
export const invalid = (field: string, message: string): DomainError =>
  new DomainError('invalid', message, { errors: { [field]: message } });

/** Concurrent save: `current` is the stored version, so that the form can show both. */
export const staleVersion = (current: unknown): DomainError =>
  new DomainError(
    'stale_version',
    'Somebody else changed this in the meantime. Your text is kept; compare and save again.',
    {
      extra: { current },
    },
  );

/** What was asked for is being made; it is there in about `retryAfter` seconds. */
export const preparing = (detail: string, retryAfter: number): DomainError =>
  new DomainError('preparing', detail, { retryAfter });

/** A dependency is unavailable; a retry may succeed. */
export const unavailable = (detail: string, retryAfter = 5, cause?: unknown): DomainError =>
  new DomainError('unavailable', detail, { retryAfter, cause });
