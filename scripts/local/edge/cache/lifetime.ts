import type { Answer } from '../../platform/http-message.ts';
import type { CachePolicy } from './policy.ts';

/** How long an answer is served, in seconds. */
export interface Lifetime {
  /** Without asking the origin. */
  readonly fresh: number;
  /** After that, while the origin is asked in the background. */
  readonly whileRevalidating: number;
  /** After `fresh`, when the origin answers with an error of its own. */
  readonly onError: number;
}

type Directives = ReadonlyMap<string, string>;

function directivesOf({ 'cache-control': header = '' }: Answer['headers']): Directives {
  const pairs = String(header)
    .split(',')
    .map((each) => {
      const [name = '', value = ''] = each.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const;
    });
  return new Map(pairs.filter(([name]) => name !== ''));
}

function secondsOf(directives: Directives, name: string): number | undefined {
  const value = directives.get(name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

const askedToKeep = (directives: Directives): number | undefined =>
  secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age');

/** Errors that CloudFront keeps whatever their headers say, and those that it keeps if their headers say how long. */
const keptErrors = new Set([404, 405, 414, 500, 501, 502, 503, 504]);
const errorsKeptOnRequest = new Set([400, 403, 412, 415]);

/**
 * How long CloudFront keeps an answer; undefined: not at all. `errorTtl` is the distribution's minimum for an error of
 * this status. Rules: "Managing how long content stays in the cache" and "How CloudFront processes HTTP 4xx and 5xx
 * status codes" in the CloudFront developer guide. `Expires` is not read: no origin here sends it.
 */
export function lifetimeOf(answer: Answer, policy: CachePolicy, errorTtl: number): Lifetime | undefined {
  const directives = directivesOf(answer.headers);
  if (answer.status >= 400) return errorLifetime(answer.status, directives, policy, errorTtl);
  const isForbidden = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name));
  // With a minimum the prohibition is ignored.
  if (isForbidden && policy.minTtl === 0) return undefined;
  const asked = isForbidden ? 0 : (askedToKeep(directives) ?? policy.defaultTtl);
  const fresh = Math.min(Math.max(asked, policy.minTtl), policy.maxTtl);
  const atMost = (name: string): number | undefined => {
    const seconds = secondsOf(directives, name);
    return seconds === undefined ? undefined : Math.min(seconds, policy.maxTtl);
  };
  return {
    fresh,
    whileRevalidating: atMost('stale-while-revalidate') ?? 0,
    // Unless told otherwise, CloudFront prefers what it has to an error, however old.
    onError: atMost('stale-if-error') ?? Number.POSITIVE_INFINITY,
  };
}

function errorLifetime(
  status: number,
  directives: Directives,
  { maxTtl }: CachePolicy,
  errorTtl: number,
): Lifetime | undefined {
  const asked = Math.min(askedToKeep(directives) ?? 0, maxTtl);
  if (!keptErrors.has(status) && !(errorsKeptOnRequest.has(status) && asked > 0)) return undefined;
  const fresh = Math.max(errorTtl, asked);
  return fresh > 0 ? { fresh, whileRevalidating: 0, onError: 0 } : undefined;
}
