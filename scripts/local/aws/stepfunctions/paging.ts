import { StatesError } from './errors.ts';

/** What a list is asked for. Zero results means as many as usual. */
export interface PageRequest {
  readonly maxResults?: number;
  readonly nextToken?: string;
}

const usual = 100;

/** A page of a list that only grows at its end: the token is how many were seen. */
export function pageOf<T>(
  all: readonly T[],
  { maxResults, nextToken }: PageRequest,
): { page: T[]; nextToken?: string } {
  const seen = nextToken === undefined ? '0' : Buffer.from(nextToken, 'base64url').toString('utf8');
  if (!/^\d+$/.test(seen)) throw new StatesError('InvalidToken', `Invalid Token: '${nextToken}'`);
  const from = Number(seen);
  const end = from + (maxResults || usual);
  const more = end < all.length ? { nextToken: Buffer.from(String(end)).toString('base64url') } : {};
  return { page: all.slice(from, end), ...more };
}
