import { beforeEach, expect, it, vi } from 'vitest';
import { endpoint } from '#shared/kernel/endpoint.ts';
import { notFound } from '../errors.ts';
import { logger } from '../logger.ts';
import { createApp } from './app.ts';
import type { HttpEvent } from './event.ts';
import { route } from './route.ts';

const confirm = endpoint({
  method: 'POST',
  path: '/newsletter/confirm/{token}',
  auth: 'none',
  summary: 'For the test',
});
const service = vi.fn(({ params }: { params: { token: string } }) => {
  throw notFound(`No link ${params.token}`);
});
const read = endpoint({
  method: 'GET',
  path: '/newsletter/{id}',
  auth: 'none',
  cache: 'public',
  summary: 'For the test',
});
const issue = { subject: 'An issue' };
const app = createApp([route(confirm, service), route(read, () => issue as never)], async () => undefined);

const [secret = '', previous = ''] = process.env.ORIGIN_SECRETS?.split(',') ?? [];

/** A call as the gateway passes it on, with or without the edge's secret. */
function call(rawPath: string, routeKey: string, given: string | null = secret, method = 'POST') {
  const event = {
    version: '2.0',
    rawPath,
    routeKey,
    pathParameters: { proxy: 'x'.repeat(300), token: 'of-the-gateway' },
    headers: given === null ? {} : { 'x-origin-secret': given },
    requestContext: { requestId: 'r', routeKey, http: { method, path: rawPath, sourceIp: '10.0.0.1' } },
  };
  return app(event as unknown as HttpEvent, {} as Parameters<typeof app>[1]);
}

beforeEach(() => {
  service.mockClear();
});

it('logs the route of a failed call, not its address, which may contain a secret', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const answer = await call('/api/newsletter/confirm/sbr_1-secret', 'ANY /api/newsletter/confirm/{proxy+}');
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'x-request-id': 'r' } });
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ detail: 'No link sbr_1-secret' });
  expect(info.mock.calls).toEqual([['refused', { route: 'POST /api/newsletter/confirm/{token}', status: 404 }]]);
});

it.each(['50%', '%25', 'a%2Fb', 'a+b', 'über'])(
  'takes a parameter as the gateway has decoded it: %s',
  async (token) => {
    vi.spyOn(logger, 'info').mockReturnValue();
    const answer = await call(`/api/newsletter/confirm/${token}`, 'ANY /api/newsletter/confirm/{proxy+}');
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ detail: `No link ${token}` });
  },
);

it('answers HEAD like GET, without the body', async () => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => call('/api/newsletter/nws_1', 'ANY /api/newsletter/{proxy+}', secret, method)),
  );
  expect(JSON.parse(get?.body ?? '')).toEqual(issue);
  expect(get?.headers).toHaveProperty('etag');
  expect(head).toEqual({ statusCode: 200, headers: get?.headers });
});

it('does not answer HEAD where there is no GET, nor with the body of an error', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const head = await call('/api/newsletter/confirm/sbr_1-secret', 'ANY /api/newsletter/{proxy+}', secret, 'HEAD');
  expect(head).toMatchObject({ statusCode: 404, headers: { 'content-type': 'application/json; charset=utf-8' } });
  expect(head).not.toHaveProperty('body');
  expect(info).toHaveBeenCalledOnce();
  expect(service).not.toHaveBeenCalled();
});

it.each(['/api/newsletter/confirm/a/', '/api/newsletter/confirm/a/b', '/api/newsletter/nothing'])(
  'has nothing at %s',
  async (address) => {
    vi.spyOn(logger, 'info').mockReturnValue();
    const answer = await call(address, 'ANY /api/newsletter/{proxy+}');
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ detail: 'There is nothing at this address' });
    expect(service).not.toHaveBeenCalled();
  },
);

it.each([
  ['no secret', null],
  ['an empty one', ''],
  ['one of the same length', `${secret.slice(0, -1)}!`],
  ['a prefix of it', secret.slice(0, -1)],
  ['a longer one', `${secret}!`],
  ['one older than the previous', 'unit-origin-secret-0'],
  ['both', `${secret},${previous}`],
])('rejects a call that bypasses the edge, with %s, before anything else reads it', async (_, given) => {
  vi.spyOn(logger, 'info').mockReturnValue();
  const answer = await call('/api/newsletter/confirm/sbr_1-secret', 'ANY /api/newsletter/confirm/{proxy+}', given);
  expect(answer.statusCode).toBe(403);
  expect(JSON.parse(answer.body ?? '')).toEqual({ code: 'forbidden', detail: 'Please use the site' });
  expect(service).not.toHaveBeenCalled();
});

it.each([
  ['current', secret],
  ['previous', previous],
])('answers a call with the %s secret: the edge changes to the next one after the functions', async (_, given) => {
  vi.spyOn(logger, 'info').mockReturnValue();
  const answer = await call('/api/newsletter/confirm/sbr_1-secret', 'ANY /api/newsletter/confirm/{proxy+}', given);
  expect(answer.statusCode).toBe(404);
  expect(service).toHaveBeenCalledOnce();
});
