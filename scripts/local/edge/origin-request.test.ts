import { describe, expect, it } from 'vitest';
import type { Behavior } from './behaviors.ts';
import { cachePolicy, managedPolicies } from './cache/policy.ts';
import { originHeaders, type Passed } from './origin-request.ts';

const [managed] = Object.values(managedPolicies).map(cachePolicy);
if (!managed) throw new Error('AWS has policies of its own');
const behavior: Behavior = {
  origin: 'api',
  host: 'api.test',
  originHeaders: { 'x-origin-secret': 's' },
  methods: ['GET', 'HEAD'],
  cachedMethods: ['GET', 'HEAD'],
  cache: managed,
  compresses: true,
  forwardsAll: false,
  query: (query) => query,
  rewrite: undefined,
  headersPolicy: undefined,
  errorTtl: () => 0,
};

const sent = {
  host: 'site.test',
  'user-agent': 'A browser',
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
  authorization: 'Bearer t',
  connection: 'close',
  cookie: 'a=1',
  'if-none-match': '"1"',
  te: 'trailers',
  'x-edge-location': 'here',
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-proto': 'http',
  'x-origin-secret': 'guessed',
  'x-real-ip': '198.51.100.1',
};
const arriving = (change: Partial<Behavior> = {}, headers: Passed['headers'] = sent) => {
  const passed = { method: 'GET', path: '/', query: '', headers, body: Buffer.alloc(0), ip: '203.0.113.7' };
  const { 'x-amz-cf-id': id, ...others } = originHeaders(passed, { ...behavior, ...change });
  expect(id).toMatch(/^[\w-]{50,}$/);
  return others;
};
const ownHeaders = {
  host: 'api.test',
  via: '1.1 local.cloudfront.net (CloudFront)',
  'accept-encoding': 'br,gzip',
  'x-forwarded-for': '198.51.100.1,203.0.113.7',
  'x-origin-secret': 's',
};

describe('the origin gets', () => {
  it('nothing of the viewer when no policy names it', () => {
    expect(arriving()).toEqual({ ...ownHeaders, 'user-agent': 'Amazon CloudFront' });
  });

  it('what the cache policy names', () => {
    const cache = { ...managed, headers: ['authorization', 'origin'] };
    expect(arriving({ cache })).toEqual({
      ...ownHeaders,
      'user-agent': 'Amazon CloudFront',
      authorization: 'Bearer t',
    });
  });

  it('everything but the host and what concerns the connection when the origin request policy says so', () => {
    expect(arriving({ forwardsAll: true })).toEqual({
      ...ownHeaders,
      'user-agent': 'A browser',
      accept: 'text/html',
      'accept-language': 'en',
      authorization: 'Bearer t',
      cookie: 'a=1',
    });
  });

  it('no encoding and no chain of addresses when the viewer sent none', () => {
    expect(arriving({}, {})).toEqual({
      host: 'api.test',
      via: '1.1 local.cloudfront.net (CloudFront)',
      'user-agent': 'Amazon CloudFront',
      'x-forwarded-for': '203.0.113.7',
      'x-origin-secret': 's',
    });
  });
});
