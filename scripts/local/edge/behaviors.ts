import { type CachePolicy, type CachePolicyConfig, cachePolicy, managedPolicies } from './cache/policy.ts';
import { type ViewerFunction, viewerFunction } from './viewer-function.ts';

/** A CloudFront distribution's configuration, as far as needed on one machine. */
export interface DistributionConfig {
  readonly Origins: readonly OriginConfig[];
  readonly DefaultCacheBehavior: BehaviorConfig;
  readonly CacheBehaviors?: readonly (BehaviorConfig & { readonly PathPattern: string })[];
  readonly CustomErrorResponses?: readonly ErrorConfig[];
}
interface OriginConfig {
  readonly Id: string;
  readonly DomainName: string;
  readonly S3OriginConfig?: object;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
}
interface BehaviorConfig {
  readonly TargetOriginId: string;
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachedMethods?: readonly string[];
  readonly Compress?: boolean;
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
}
interface ErrorConfig {
  readonly ErrorCode: number;
  readonly ErrorCachingMinTTL?: number;
  readonly ResponsePagePath?: string;
}
/** What a distribution references by id or ARN. */
export interface DistributionParts {
  readonly cachePolicies: ReadonlyMap<string, CachePolicyConfig>;
  /** Code of edge functions. */
  readonly functions: ReadonlyMap<string, string>;
}
/** How requests for some paths are answered. */
export interface Behavior {
  readonly origin: 'files' | 'api';
  /** Host name of the origin. */
  readonly host: string;
  /** Headers that the edge adds for the origin. */
  readonly originHeaders: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
  /** Methods whose answers are kept. */
  readonly cachedMethods: readonly string[];
  readonly cache: CachePolicy;
  readonly compresses: boolean;
  /** Whether headers, cookies and query are forwarded unchanged; otherwise only what the cache policy names. */
  readonly forwardsAll: boolean;
  /** The part of a query that reaches the origin. */
  query(given: string): string;
  /** Changes a request before it reaches the origin. */
  readonly rewrite: ViewerFunction | undefined;
  /** The policy that adds headers to the responses. */
  readonly headersPolicy: string | undefined;
  /** Seconds for which an error of this status is kept at least. */
  errorTtl(status: number): number;
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

const readMethods = ['GET', 'HEAD'];

function policyOf({ CachePolicyId: id }: BehaviorConfig, known: DistributionParts['cachePolicies']): CachePolicy {
  const config = known.get(id) ?? managedPolicies[id];
  if (!config) throw new Error(`The local edge does not know the cache policy ${id}`);
  return cachePolicy(config);
}

/** CloudFront's own lifetime of an error, in seconds. */
const defaultErrorTtl = 10;

function errorTtls(responses: readonly ErrorConfig[] = []): Behavior['errorTtl'] {
  const withPage = responses.find(({ ResponsePagePath }) => ResponsePagePath !== undefined);
  if (withPage) throw new Error(`The local edge does not support the error page ${withPage.ResponsePagePath}`);
  const ttls = new Map(responses.map((it) => [it.ErrorCode, it.ErrorCachingMinTTL ?? defaultErrorTtl]));
  return (status) => ttls.get(status) ?? defaultErrorTtl;
}

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
  const errorTtl = errorTtls(config.CustomErrorResponses);
  const read = (behavior: BehaviorConfig): Behavior => {
    const origin = config.Origins.find(({ Id }) => Id === behavior.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${behavior.TargetOriginId}`);
    const { OriginRequestPolicyId: request } = behavior;
    if (request && request !== allViewerExceptHost)
      throw new Error(`The local edge does not support policy ${request}`);
    const cache = policyOf(behavior, cachePolicies);
    return {
      origin: origin.S3OriginConfig ? 'files' : 'api',
      host: origin.DomainName,
      originHeaders: Object.fromEntries(
        (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
      ),
      methods: behavior.AllowedMethods ?? readMethods,
      cachedMethods: behavior.CachedMethods ?? readMethods,
      cache,
      compresses: behavior.Compress ?? false,
      forwardsAll: request === allViewerExceptHost,
      query: request ? (query) => query : cache.query,
      rewrite: rewriting(behavior, functions),
      headersPolicy: behavior.ResponseHeadersPolicyId,
      errorTtl,
    };
  };
  const byPath = (config.CacheBehaviors ?? []).map((it) => ({
    pattern: patternOf(it.PathPattern),
    behavior: read(it),
  }));
  const otherwise = read(config.DefaultCacheBehavior);
  return (path) => byPath.find(({ pattern }) => pattern.test(path))?.behavior ?? otherwise;
}
