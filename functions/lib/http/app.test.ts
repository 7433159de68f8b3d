import { expect, it, vi } from 'vitest';
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
const app = createApp(
  [
    route(confirm, () => {
      throw notFound('No such link');
    }),
  ],
  async () => undefined,
);

it('logs the route of a refused call, not its address, which may be a secret', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const rawPath = '/api/newsletter/confirm/sbr_1-secret';
  const routeKey = 'POST /api/newsletter/confirm/{token}';
  const event = {
    version: '2.0',
    rawPath,
    routeKey,
    headers: { 'x-origin-secret': process.env.ORIGIN_SECRET },
    requestContext: { requestId: 'r', routeKey, http: { method: 'POST', path: rawPath, sourceIp: '10.0.0.1' } },
  };
  const answer = await app(event as unknown as HttpEvent, {} as Parameters<typeof app>[1]);
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'x-request-id': 'r' } });
  expect(info.mock.calls).toEqual([['refused', { route: routeKey, status: 404 }]]);
});
