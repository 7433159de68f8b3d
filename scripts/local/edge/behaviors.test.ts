import { describe, expect, it } from 'vitest';
import { behaviorsOf, type DistributionConfig } from './behaviors.ts';
import { type CachePolicyConfig, managedPolicies } from './cache/policy.ts';

const api = {
  Id: 'api',
  DomainName: 'api.test',
  OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 's' }],
};
const everything = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
const [optimised = '', managed] = Object.entries(managedPolicies)[0] ?? [];
if (!managed) throw new Error('AWS has policies of its own');
const config: DistributionConfig = {
  Origins: [api, { Id: 'bucket', DomainName: 'bucket.test', S3OriginConfig: {} }],
  DefaultCacheBehavior: { TargetOriginId: 'api', CachePolicyId: 'pages' },
  CacheBehaviors: [
    {
      PathPattern: '/api/*',
      TargetOriginId: 'api',
      CachePolicyId: 'calls',
      OriginRequestPolicyId: everything,
      AllowedMethods: ['GET', 'HEAD', 'POST'],
    },
    {
      PathPattern: '/assets/*.js',
      TargetOriginId: 'bucket',
      CachePolicyId: optimised,
      Compress: true,
      ResponseHeadersPolicyId: 'files',
      FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'elsewhere' }],
    },
  ],
};
const naming = (QueryStringBehavior: string, QueryStrings?: string[]): CachePolicyConfig => ({
  ...managed,
  ParametersInCacheKeyAndForwardedToOrigin: {
    ...managed.ParametersInCacheKeyAndForwardedToOrigin,
    QueryStringsConfig: { QueryStringBehavior, QueryStrings },
  },
});
const parts = {
  cachePolicies: new Map([
    ['pages', naming('whitelist', ['category', 'search'])],
    ['calls', naming('all')],
  ]),
  functions: new Map([['elsewhere', 'function handler({ request }) { request.uri += ".br"; return request; }']]),
};

describe('behaviours of a distribution', () => {
  const behaviorOf = behaviorsOf(config, parts);

  it('use the first pattern that matches, else the default', () => {
    expect(behaviorOf('/api/ebooks')).toMatchObject({ forwardsAll: true, methods: ['GET', 'HEAD', 'POST'] });
    expect(behaviorOf('/assets/main.js').origin).toBe('files');
    expect(behaviorOf('/assets/mainxjs').origin).toBe('api');
    expect(behaviorOf('/API/ebooks').forwardsAll).toBe(false);
    expect(behaviorOf('/')).toMatchObject({ origin: 'api', methods: ['GET', 'HEAD'], forwardsAll: false });
  });

  it('forward the query parameters that the policy names', () => {
    expect(behaviorOf('/').query('search=a%26b&utm_source=x&category=Prompt')).toBe('search=a%26b&category=Prompt');
    expect(behaviorOf('/api/x').query('a=1&b=2')).toBe('a=1&b=2');
    expect(behaviorOf('/assets/main.js').query('v=1')).toBe('');
  });

  it('keep the answers to reads, for as long as their policy says, and compress what is declared so', () => {
    expect(behaviorOf('/api/x')).toMatchObject({ cachedMethods: ['GET', 'HEAD'], compresses: false });
    expect(behaviorOf('/assets/main.js')).toMatchObject({ compresses: true, cache: { defaultTtl: 86_400 } });
  });

  it('keep an error for ten seconds, unless the distribution says otherwise', () => {
    expect(behaviorOf('/').errorTtl(404)).toBe(10);
    const CustomErrorResponses = [{ ErrorCode: 404, ErrorCachingMinTTL: 0 }, { ErrorCode: 500 }];
    const { errorTtl } = behaviorsOf({ ...config, CustomErrorResponses }, parts)('/');
    expect([404, 500, 503].map(errorTtl)).toEqual([0, 10, 10]);
    const withPage = [{ ErrorCode: 403, ResponsePagePath: '/missing' }];
    expect(() => behaviorsOf({ ...config, CustomErrorResponses: withPage }, parts)).toThrow('/missing');
  });

  it('add the origin’s own headers', () => {
    expect(behaviorOf('/').originHeaders).toEqual({ 'x-origin-secret': 's' });
    expect(behaviorOf('/assets/main.js').originHeaders).toEqual({});
  });

  it('name the headers policy of their responses', () => {
    expect(behaviorOf('/assets/main.js').headersPolicy).toBe('files');
    expect(behaviorOf('/').headersPolicy).toBeUndefined();
  });

  it('run their function before the origin gets the request', () => {
    const request = { method: 'GET', uri: '/assets/main.js', headers: {} };
    expect(behaviorOf('/assets/main.js').rewrite?.(request, '203.0.113.7').uri).toBe('/assets/main.js.br');
    expect(behaviorOf('/').rewrite).toBeUndefined();
  });

  it.each([
    ['another', { OriginRequestPolicyId: 'another' }],
    ['another', { CachePolicyId: 'another' }],
    ['another', { FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'another' }] }],
    ['elsewhere', { FunctionAssociations: [{ EventType: 'viewer-response', FunctionARN: 'elsewhere' }] }],
  ])('reject what is not supported, and name it: %s', (name, unknown) => {
    const other = { ...config.DefaultCacheBehavior, ...unknown };
    expect(() => behaviorsOf({ ...config, DefaultCacheBehavior: other }, parts)).toThrow(name);
  });
});
