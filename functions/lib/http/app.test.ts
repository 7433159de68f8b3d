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
    route(confirm, ({ params }) => {
      throw notFound(`No link ${params.token}`);
    }),
  ],
  async () => undefined,
);

const call = (rawPath: string, routeKey: string) => {
  const event = {
    version: '2.0',
    rawPath,
    routeKey,
    pathParameters: { proxy: 'of/the/gateway' },
    headers: { 'x-origin-secret': process.env.ORIGIN_SECRET },
    requestContext: { requestId: 'r', routeKey, http: { method: 'POST', path: rawPath, sourceIp: '10.0.0.1' } },
  };
  return app(event as unknown as HttpEvent, {} as Parameters<typeof app>[1]);
};

it('logs the route of a refused call, not its address, which may be a secret', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const answer = await call('/api/newsletter/confirm/sbr_1-secret', 'ANY /api/newsletter/confirm/{proxy+}');
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'x-request-id': 'r' } });
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ detail: 'No link sbr_1-secret' });
  expect(info.mock.calls).toEqual([['refused', { route: 'POST /api/newsletter/confirm/{token}', status: 404 }]]);
});

it.each(['/api/newsletter/confirm/a/', '/api/newsletter/confirm/a/b', '/api/newsletter/nothing'])(
  'has nothing at %s',
  async (address) => {
    vi.spyOn(logger, 'info').mockReturnValue();
    const answer = await call(address, 'ANY /api/newsletter/{proxy+}');
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ detail: 'There is nothing at this address' });
  },
);
