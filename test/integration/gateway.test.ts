import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';
import { apis } from '#shared/api.ts';
import { type Endpoint, requiresToken } from '#shared/kernel/endpoint.ts';
import { control, eventually, fileCloud, mailsTo, signedUp, visitor } from './cloud.ts';

/* The API at its own address, which anybody may find: requests there bypass the edge. */

const endpoints = Object.values(apis).flatMap((api): Endpoint[] => Object.values(api));
const keyOf = ({ method, path }: Endpoint): string => `${method} /api${path}`;
const pages = ['GET /', 'GET /marketplace', 'GET /og/ebook/x.png'];

/** Calls a route, with values for its variables. */
async function call(cloud: Cloud, key: string, headers: Record<string, string>) {
  const [method = '', path = ''] = key.split(' ');
  const answer = await cloud.gateway.handle({
    method,
    path: path.replace(/\{[^}]+\}/g, 'x'),
    query: '',
    headers,
    body: Buffer.alloc(0),
    sourceIp: '203.0.113.9',
    time: cloud.clock.now(),
  });
  const body = String(answer.body);
  return [key, answer.status, body.startsWith('{') ? JSON.parse(body) : body];
}
const refusedByTheGateway = (key: string) => [key, 401, { message: 'Unauthorized' }];

async function readerOn(cloud: Cloud) {
  const { client } = await signedUp(cloud.url);
  const secret = cloud.environment('test').ORIGIN_SECRETS?.split(',')[0] ?? '';
  return { cloud, authorization: `Bearer ${client.token}`, secret };
}

describe('bypassing the edge', () => {
  const own = fileCloud('empty', { maxInstances: 1 });

  test('no function answers anybody, signed in or not', async () => {
    const { cloud, authorization, secret } = await readerOn(own());
    // Only the secret is missing.
    expect((await call(cloud, 'GET /api/auth/me', { authorization, 'x-origin-secret': secret }))[1]).toBe(200);
    const wrong = `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`;
    const guesses: Record<string, string>[] = [{}, { 'x-origin-secret': wrong }];
    const keys = [...endpoints.map(keyOf), ...pages];
    const refused = { code: 'forbidden', detail: 'Please use the site' };
    // In batches: a busy machine cannot answer all of them within the gateway's 30 seconds.
    for (let at = 0; at < keys.length; at += 20) {
      const some = keys.slice(at, at + 20);
      for (const guess of guesses) {
        const answers = await Promise.all(some.map((key) => call(cloud, key, { authorization, ...guess })));
        expect(answers).toEqual(some.map((key) => [key, 403, refused]));
      }
    }
  });

  test('the origin secret alone opens no function for readers or admins', async () => {
    const { cloud, authorization, secret } = await readerOn(own());
    const guarded = endpoints.filter(({ auth }) => requiresToken(auth)).map(keyOf);
    const [head, payload] = authorization.split('.');
    const bad: Record<string, string>[] = [
      {},
      { authorization: `${head}.${payload}.c2lnbmVk` },
      { authorization: 'Bearer x' },
    ];
    for (const key of guarded)
      for (const header of bad)
        expect(await call(cloud, key, { ...header, 'x-origin-secret': secret })).toEqual(refusedByTheGateway(key));
    await control('clock', { advance_ms: 15 * 60_000 + 1000 }, cloud.url);
    for (const key of guarded)
      expect(await call(cloud, key, { authorization, 'x-origin-secret': secret })).toEqual(refusedByTheGateway(key));
  });
});

describe('an answer through the edge', () => {
  const cloud = fileCloud();
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${cloud().url}/api${path}`, { headers });

  test('names its request, whether a function gave it or the gateway', async () => {
    const [answered, refused] = [await ask('/openapi.json'), await ask('/auth/me')];
    expect([answered.status, refused.status]).toEqual([200, 401]);
    for (const { headers } of [answered, refused]) expect(headers.get('apigw-requestid')).toMatch(/^[\w-]{15}=$/);
    expect(answered.headers.get('x-request-id')).toBe(answered.headers.get('apigw-requestid'));
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('is 503 when the account runs as many functions as it may, and a mail that had to wait is sent', async () => {
    const { url } = cloud();
    const { client } = await signedUp(url);
    await control('delivered', {}, url);
    await control('concurrency', { limit: 1 }, url);
    await control('faults', { service: 'dynamodb', operation: 'GetItem', delay: 3000, times: 1 }, url);
    const first = client.get('/auth/me');
    const refused = await eventually(async () => {
      const answer = await ask('/openapi.json');
      return answer.status === 503 && answer;
    });
    expect(await refused.json()).toEqual({ message: 'Service Unavailable' });
    expect((await first).status).toBe(200);
    const email = `${randomUUID()}@example.test`;
    const contact = { name: 'Sam', email, subject: 'A', message: 'B', type: 'contact' };
    // The worker is called while the request that announces the mail still runs.
    expect((await visitor(url).post('/contact/general', contact)).status).toBe(201);
    await eventually(async () => {
      await control('clock', { advance_ms: 1000 }, url);
      return (await mailsTo(email, url)).length === 1;
    });
    await control('concurrency', { limit: 1000 }, url);
  });
});
