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
const service = vi.fn(() => {
  throw notFound('No such link');
});
const app = createApp([route(confirm, service)], async () => undefined);

const rawPath = '/api/newsletter/confirm/sbr_1-secret';
const routeKey = 'POST /api/newsletter/confirm/{token}';
/** The call as the gateway hands it over, with a secret of the edge or without one. */
function call(secret: string | undefined) {
  const event = {
    version: '2.0',
    rawPath,
    routeKey,
    headers: secret === undefined ? {} : { 'x-origin-secret': secret },
    requestContext: { requestId: 'r', routeKey, http: { method: 'POST', path: rawPath, sourceIp: '10.0.0.1' } },
  };
  return app(event as unknown as HttpEvent, {} as Parameters<typeof app>[1]);
}

beforeEach(() => {
  service.mockClear();
});

it('logs the route of a refused call, not its address, which may be a secret', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const answer = await call(process.env.ORIGIN_SECRET);
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'x-request-id': 'r' } });
  expect(info.mock.calls).toEqual([['refused', { route: routeKey, status: 404 }]]);
});

const secret = process.env.ORIGIN_SECRET ?? '';
it.each([
  ['no secret', undefined],
  ['an empty one', ''],
  ['one of the same length', `${secret.slice(0, -1)}!`],
  ['the beginning of it', secret.slice(0, -1)],
  ['more than it', `${secret}!`],
])('refuses a call round the edge, which has %s, before anything looks at it', async (_, given) => {
  vi.spyOn(logger, 'info').mockReturnValue();
  const answer = await call(given);
  expect(answer.statusCode).toBe(403);
  expect(JSON.parse(answer.body ?? '')).toEqual({ code: 'forbidden', detail: 'Please use the site' });
  expect(service).not.toHaveBeenCalled();
});
