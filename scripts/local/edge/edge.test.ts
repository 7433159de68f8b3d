import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayRequest } from '../gateway/event.ts';
import type { Answer } from '../platform/http-message.ts';
import { behaviorsOf, type DistributionConfig } from './behaviors.ts';
import { EdgeCache } from './cache/cache.ts';
import { managedPolicies } from './cache/policy.ts';
import { Edge, type EdgeOptions } from './edge.ts';
import { StaticFiles } from './static-files.ts';

const [optimised = '', managed] = Object.entries(managedPolicies)[0] ?? [];
if (!managed) throw new Error('AWS has policies of its own');
const { ParametersInCacheKeyAndForwardedToOrigin: managedKey } = managed;
const headersDecide = { ...managed, MinTTL: 0, DefaultTTL: 0 };
const withQuery = { ...managedKey, QueryStringsConfig: { QueryStringBehavior: 'all' } };
const withToken = { ...withQuery, HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] } };
const config: DistributionConfig = {
  Origins: [
    { Id: 'api', DomainName: 'api.test' },
    { Id: 'bucket', DomainName: 'bucket.test', S3OriginConfig: {} },
  ],
  DefaultCacheBehavior: { TargetOriginId: 'api', CachePolicyId: 'pages', Compress: true },
  CacheBehaviors: [
    {
      PathPattern: '/api/*',
      TargetOriginId: 'api',
      CachePolicyId: 'calls',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      AllowedMethods: ['GET', 'HEAD', 'POST'],
    },
    { PathPattern: '/assets/*', TargetOriginId: 'bucket', CachePolicyId: optimised, Compress: true },
  ],
  CustomErrorResponses: [{ ErrorCode: 404, ErrorCachingMinTTL: 0 }],
};
const behaviorOf = behaviorsOf(config, {
  functions: new Map(),
  cachePolicies: new Map([
    ['pages', { ...headersDecide, ParametersInCacheKeyAndForwardedToOrigin: withQuery }],
    ['calls', { ...headersDecide, ParametersInCacheKeyAndForwardedToOrigin: withToken }],
  ]),
});

const clock = { now: () => now };
let now: number;
const handle = vi.fn<(request: GatewayRequest) => Promise<Answer>>();
const directory = mkdtempSync(join(tmpdir(), 'rampart-edge-'));
const cache = new EdgeCache(clock, () => {});
let edge: Edge;
let port: number;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/main.css'), 'a { color: red }\n'.repeat(100));
  const site = new StaticFiles([{ directory, headers: { 'cache-control': 'public, max-age=31536000, immutable' } }]);
  const buckets = { isSite: () => true, get: (_: string, path: string, etag?: string) => site.get(path, etag) };
  const pages = {} as EdgeOptions['pages'];
  edge = new Edge({
    ...{ port: 0, clock, cache, buckets, behaviorOf, pages },
    gateway: () => ({ handle }),
    headersOf: () => ({}),
    log: () => {},
  });
  port = await edge.listen();
});
afterAll(async () => {
  await edge.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00Z');
  cache.clear();
  handle.mockReset().mockImplementation(async ({ method }) => page(method === 'HEAD' ? '' : 'a page'));
});

const page = (body: string, control = 'public, max-age=0, s-maxage=60'): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': control, etag: '"1"' },
  body,
});

/** The answer as it comes: not decompressed, and without headers that a client adds. */
async function ask(path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest({ port, path, agent: false, ...options }, resolve);
    request.once('error', reject);
    request.end(body);
  });
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
const sourceOf = async (...given: Parameters<typeof ask>) => {
  const { status, headers, body } = await ask(...given);
  return [status, headers['x-cache'], headers.age, body.toString()];
};

describe('the edge', () => {
  it('says where an answer came from', async () => {
    expect(await sourceOf('/')).toEqual([200, 'Miss from cloudfront', undefined, 'a page']);
    now += 7000;
    expect(await sourceOf('/')).toEqual([200, 'Hit from cloudfront', '7', 'a page']);
    now += 53_000;
    handle.mockResolvedValueOnce({ status: 304, headers: {}, body: '' });
    expect(await sourceOf('/')).toEqual([200, 'RefreshHit from cloudfront', undefined, 'a page']);
    handle.mockResolvedValueOnce({ status: 404, headers: {}, body: 'nothing' });
    expect(await sourceOf('/nothing')).toEqual([404, 'Error from cloudfront', undefined, 'nothing']);
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('answers 304 to who has it, and does not bother the origin with that', async () => {
    expect((await ask('/', { headers: { 'if-none-match': 'W/"0", W/"1"' } })).status).toBe(304);
    expect(handle.mock.calls[0]?.[0].headers).not.toHaveProperty('if-none-match');
    const { status, headers, body } = await ask('/', { headers: { 'if-none-match': '"1"' } });
    expect([status, headers['x-cache'], headers.etag, body.length]).toEqual([304, 'Hit from cloudfront', '"1"', 0]);
    expect((await ask('/', { headers: { 'if-none-match': '"2"' } })).status).toBe(200);
  });

  it('keeps a HEAD a HEAD, and its empty answer from a GET', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' });
    expect([status, headers.etag, headers['content-length'], body.length]).toEqual([200, '"1"', undefined, 0]);
    expect((await sourceOf('/'))[3]).toBe('a page');
    expect(handle.mock.calls.map(([{ method }]) => method)).toEqual(['HEAD', 'GET']);
    expect((await ask('/', { method: 'HEAD' })).headers).toMatchObject({ 'content-length': '6', age: '0' });
  });

  it('keeps nothing of one token for another, nor what is sent to it', async () => {
    const as = (authorization: string) => ({ headers: { authorization } });
    handle.mockImplementation(async ({ headers }) => page(String(headers.authorization)));
    expect((await sourceOf('/api/me', as('Bearer a')))[3]).toBe('Bearer a');
    expect((await sourceOf('/api/me', as('Bearer b')))[3]).toBe('Bearer b');
    const post = () => sourceOf('/api/me', { method: 'POST', body: '{}', ...as('Bearer a') });
    expect([await post(), await post()].map(([, source]) => source)).toEqual(Array(2).fill('Miss from cloudfront'));
    expect(handle).toHaveBeenCalledTimes(4);
  });

  it('passes cookies of the origin on only where cookies reach it', async () => {
    handle.mockResolvedValue({ ...page('x'), headers: { 'set-cookie': ['a=1'] } });
    expect((await ask('/')).headers['set-cookie']).toBeUndefined();
    expect((await ask('/api/x')).headers['set-cookie']).toEqual(['a=1']);
  });

  it('compresses for who accepts it, once', async () => {
    handle.mockImplementation(async () => page('a long page '.repeat(200)));
    const gzip = { headers: { 'accept-encoding': 'gzip' } };
    const { headers, body } = await ask('/', gzip);
    expect([headers['content-encoding'], headers.etag, headers.vary]).toEqual(['gzip', 'W/"1"', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toContain('a long page');
    expect((await ask('/', { headers: { 'accept-encoding': 'deflate, gzip' } })).headers.age).toBe('0');
    expect((await ask('/', { headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding']).toBe('br');
    expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  });

  it('passes a query on whole', async () => {
    await ask('/?a=b?c&d');
    expect(handle.mock.calls[0]?.[0]).toMatchObject({ path: '/', query: 'a=b?c&d' });
  });

  it.each([
    ['another method', '/', { method: 'POST' }],
    ['a GET with a body', '/api/x', { method: 'GET', body: 'x', headers: { 'content-length': '1' } }],
  ])('forbids %s', async (_, path, options) => {
    expect((await ask(path, options)).status).toBe(403);
    expect(handle).not.toHaveBeenCalled();
  });

  it('refuses what is too long, with its headers or without', async () => {
    const longest = 8192 - `https://localhost:${port}/`.length;
    expect((await ask(`/${'x'.repeat(longest)}`)).status).toBe(200);
    expect((await ask(`/${'x'.repeat(longest + 1)}`)).status).toBe(413);
    const { status, headers } = await ask('/', { headers: { 'x-long': 'x'.repeat(33_000) } });
    expect([status, headers.connection]).toEqual([413, 'close']);
    expect(handle).toHaveBeenCalledOnce();
  });
});

describe('a file of the site', () => {
  it('is kept and compressed like any answer', async () => {
    const gzip = { headers: { 'accept-encoding': 'gzip' } };
    expect((await sourceOf('/assets/main.css', gzip)).slice(0, 2)).toEqual([200, 'Miss from cloudfront']);
    const { headers } = await ask('/assets/main.css', gzip);
    expect(headers).toMatchObject({ 'x-cache': 'Hit from cloudfront', 'content-encoding': 'gzip' });
    expect((await ask('/assets/main.css', { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
    now += 31_536_000_000;
    expect((await sourceOf('/assets/main.css', gzip))[1]).toBe('RefreshHit from cloudfront');
  });

  it.each(['/assets/none.js', '/assets/', '/assets/../../etc/passwd', '/assets/%2e%2e%2f%2e%2e%2fx'])(
    'that is missing is forbidden, as to anybody who may not list the bucket: %s',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([403, 'application/xml']);
      expect(body.toString()).toContain('<Code>AccessDenied</Code>');
    },
  );

  it('with an address that cannot be decoded is a bad request', async () => {
    const response = await ask('/assets/%E0%A4%A');
    expect([response.status, response.body.toString()]).toEqual([400, expect.stringContaining('InvalidURI')]);
  });
});
