/** A CloudFront cache policy as the template spells it. Times are in seconds. */
export interface CachePolicyConfig {
  readonly MinTTL: number;
  readonly DefaultTTL: number;
  readonly MaxTTL: number;
  readonly ParametersInCacheKeyAndForwardedToOrigin: {
    readonly EnableAcceptEncodingGzip: boolean;
    readonly EnableAcceptEncodingBrotli?: boolean;
    readonly HeadersConfig: { readonly HeaderBehavior: string; readonly Headers?: readonly string[] };
    readonly CookiesConfig: { readonly CookieBehavior: string };
    readonly QueryStringsConfig: { readonly QueryStringBehavior: string; readonly QueryStrings?: readonly string[] };
  };
}

export type Encoding = 'br' | 'gzip';

/** What distinguishes the answers of a behaviour, and for how long they are kept. */
export interface CachePolicy {
  /** In seconds. */
  readonly minTtl: number;
  readonly defaultTtl: number;
  readonly maxTtl: number;
  /** Encodings with copies of their own, the better one first. */
  readonly encodings: readonly Encoding[];
  /** Names of the headers in the key, in lower case. They also reach the origin. */
  readonly headers: readonly string[];
  /** The part of a query that is in the key, in the order of the viewer. It also reaches the origin. */
  query(given: string): string;
}

/** AWS's own policies, which templates name by id and do not contain. */
export const managedPolicies: Readonly<Record<string, CachePolicyConfig>> = {
  /** CachingOptimized */
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    MinTTL: 1,
    DefaultTTL: 86_400,
    MaxTTL: 31_536_000,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  },
};

const unsupported = (what: string): Error => new Error(`The local edge does not support ${what} in a cache policy`);

/** Reads a policy; throws for what is not supported. */
export function cachePolicy(config: CachePolicyConfig): CachePolicy {
  const key = config.ParametersInCacheKeyAndForwardedToOrigin;
  const { HeaderBehavior, Headers = [] } = key.HeadersConfig;
  if (HeaderBehavior !== 'none' && HeaderBehavior !== 'whitelist') throw unsupported(`headers: ${HeaderBehavior}`);
  const { CookieBehavior } = key.CookiesConfig;
  if (CookieBehavior !== 'none') throw unsupported(`cookies: ${CookieBehavior}`);
  return {
    minTtl: config.MinTTL,
    defaultTtl: config.DefaultTTL,
    maxTtl: config.MaxTTL,
    encodings: [
      ...(key.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(key.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
    headers: Headers.map((name) => name.toLowerCase()),
    query: queryFilter(key.QueryStringsConfig),
  };
}

type QueryStrings = CachePolicyConfig['ParametersInCacheKeyAndForwardedToOrigin']['QueryStringsConfig'];

function queryFilter({ QueryStringBehavior: behavior, QueryStrings: names = [] }: QueryStrings) {
  if (behavior === 'all') return (query: string) => query;
  if (behavior === 'whitelist') return (query: string) => query.split('&').filter(isOneOf(names)).join('&');
  if (behavior === 'none') return () => '';
  throw unsupported(`query strings: ${behavior}`);
}

const isOneOf =
  (names: readonly string[]) =>
  (parameter: string): boolean =>
    names.includes(parameter.split('=', 1)[0] ?? '');

/** The viewer's `Accept-Encoding` as far as the policy distinguishes it: `br,gzip`, `br`, `gzip`, or nothing. */
export function normalisedEncodings(acceptEncoding: string, { encodings }: CachePolicy): readonly Encoding[] {
  const accepted = acceptEncoding
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return encodings.filter((encoding) => accepted.includes(encoding));
}
