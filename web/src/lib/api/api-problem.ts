import type { Problem, ProblemCode } from '#shared/kernel/problem.ts';

export type ApiProblemCode = ProblemCode | 'offline';

/** Why a call failed. `message` and `detail` are fit for a toast; branch on `code` or `status`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiProblemCode;
  /** Message by field (dotted path); empty unless the status is 422. */
  readonly errors: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** The whole response body, for fields specific to a code (`current` of `stale_version`). */
  readonly body: unknown;

  constructor(problem: {
    status: number;
    detail: string;
    code: ApiProblemCode;
    errors?: Record<string, string> | undefined;
    retryAfter?: number | undefined;
    body?: unknown;
  }) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? {};
    this.retryAfter = problem.retryAfter;
    this.body = problem.body;
  }

  get detail(): string {
    return this.message;
  }
}

export const offlineProblem = (): ApiProblem =>
  new ApiProblem({ status: 0, code: 'offline', detail: 'No connection. Check your network and try again.' });

/** Refusals by the gateway in front of the API lack our body; these are their equivalents. */
const gatewayProblems: Readonly<Record<number, { code: ProblemCode; detail: string }>> = {
  401: { code: 'unauthenticated', detail: 'Please sign in to continue.' },
  403: { code: 'forbidden', detail: 'You are not allowed to do this.' },
  404: { code: 'not_found', detail: 'Not found.' },
  413: { code: 'too_large', detail: 'This is too large to send.' },
  429: { code: 'too_many_requests', detail: 'Too many requests. Please wait a moment and try again.' },
  503: { code: 'unavailable', detail: 'The service is not available right now. Please try again in a moment.' },
};
const unknownProblem = { code: 'internal', detail: 'Something went wrong. Please try again.' } as const;

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  return 'detail' in body && typeof body.detail === 'string' && 'code' in body && typeof body.code === 'string';
}

/** Reads an error response: our own body, the gateway's `{"message": …}`, or something that is not JSON at all. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const said = isProblem(body) ? body : (gatewayProblems[response.status] ?? unknownProblem);
  return new ApiProblem({ ...said, status: response.status, retryAfter, body });
}

/** The server's message, or that there is no connection; else `fallback`. For a page or a list that was not loaded. */
export const problemReason = (error: unknown, fallback: string): string =>
  error instanceof ApiProblem && error.code !== 'internal' ? error.detail : fallback;

const isOffline = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'offline';
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What has failed, in the words of its page; and what to check if the call got no response at all. */
export const ownSentence = (error: unknown, failed: string): string =>
  isOffline(error) ? `${asSentence(failed)} Check your connection.` : failed;

/** The server's message if there is one, else `failed`. For toasts: `problemDetail(error, 'Purchase failed.')`. */
export const problemDetail = (error: unknown, failed: string): string =>
  isOffline(error) ? ownSentence(error, failed) : problemReason(error, failed);
