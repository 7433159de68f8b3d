import { type ViewerFunction, viewerFunction } from './viewer-function.ts';

/** A CloudFront distribution's configuration, as far as needed on one machine. */
export interface DistributionConfig {
  readonly Origins: readonly OriginConfig[];
  readonly DefaultCacheBehavior: BehaviorConfig;
  readonly CacheBehaviors?: readonly (BehaviorConfig & { readonly PathPattern: string })[];
}
interface OriginConfig {
  readonly Id: string;
  readonly S3OriginConfig?: object;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
}
interface BehaviorConfig {
  readonly TargetOriginId: string;
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly AllowedMethods?: readonly string[];
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
}
/** What a distribution references by id or ARN. */
export interface DistributionParts {
  readonly cachePolicies: ReadonlyMap<string, CachePolicyConfig>;
  /** Code of edge functions. */
  readonly functions: ReadonlyMap<string, string>;
}
/** What a cache policy forwards to the origin. */
export interface CachePolicyConfig {
  readonly ParametersInCacheKeyAndForwardedToOrigin: {
    readonly QueryStringsConfig: { readonly QueryStringBehavior: string; readonly QueryStrings?: readonly string[] };
  };
}

/** How requests for some paths are answered. */
export interface Behavior {
  readonly origin: 'files' | 'api';
  readonly methods: readonly string[];
  /** Headers that the edge adds for the origin. */
  readonly originHeaders: Readonly<Record<string, string>>;
  /** Whether headers, cookies and query are forwarded unchanged; otherwise only what the cache policy names. */
  readonly forwardsAll: boolean;
  query(given: string): string;
  /** Changes a request before it reaches the origin. */
  readonly rewrite: ViewerFunction | undefined;
  /** The policy that adds headers to the responses. */
  readonly headersPolicy: string | undefined;
}

/** AWS's own policy: everything the viewer sent but the host. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** `*` matches any text and `?` any character; case-sensitive. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

/** The part of a query that a cache policy forwards, in the policy's order. */
function queryFilter(policy: CachePolicyConfig | undefined): (query: string) => string {
  const { QueryStringBehavior: behavior = 'none', QueryStrings: names = [] } =
    policy?.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig ?? {};
  if (behavior === 'all') return (query) => query;
  if (behavior === 'whitelist') return (query) => query.split('&').filter(isOneOf(names)).join('&');
  if (behavior === 'none') return () => '';
  throw new Error(`The local edge does not support the query string behaviour ${behavior}`);
}
const isOneOf =
  (names: readonly string[]) =>
  (parameter: string): boolean =>
    names.includes(parameter.split('=', 1)[0] ?? '');

/** The function that a behaviour runs on a viewer request. */
function rewriting(behavior: BehaviorConfig, functions: DistributionParts['functions']): ViewerFunction | undefined {
  const [association, another] = behavior.FunctionAssociations ?? [];
  if (!association) return undefined;
  const code = functions.get(association.FunctionARN);
  if (another || association.EventType !== 'viewer-request' || code === undefined)
    throw new Error(`The local edge does not support the function ${(another ?? association).FunctionARN}`);
  return viewerFunction(code);
}

/** Finds the behaviour for a path: the first pattern that matches, else the default. */
export function behaviorsOf(
  config: DistributionConfig,
  { cachePolicies, functions }: DistributionParts,
): (path: string) => Behavior {
  const read = (behavior: BehaviorConfig): Behavior => {
    const origin = config.Origins.find(({ Id }) => Id === behavior.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${behavior.TargetOriginId}`);
    const { OriginRequestPolicyId: request } = behavior;
    if (request && request !== allViewerExceptHost)
      throw new Error(`The local edge does not support policy ${request}`);
    return {
      origin: origin.S3OriginConfig ? 'files' : 'api',
      methods: behavior.AllowedMethods ?? ['GET', 'HEAD'],
      originHeaders: Object.fromEntries(
        (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
      ),
      forwardsAll: request === allViewerExceptHost,
      rewrite: rewriting(behavior, functions),
      headersPolicy: behavior.ResponseHeadersPolicyId,
      query: request ? (query) => query : queryFilter(cachePolicies.get(behavior.CachePolicyId)),
    };
  };
  const byPath = (config.CacheBehaviors ?? []).map((it) => ({
    pattern: patternOf(it.PathPattern),
    behavior: read(it),
  }));
  const otherwise = read(config.DefaultCacheBehavior);
  return (path) => byPath.find(({ pattern }) => pattern.test(path))?.behavior ?? otherwise;
}
