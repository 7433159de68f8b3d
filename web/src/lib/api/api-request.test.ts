import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { nextCursor, send, urlOf } from './api-request.ts';

const answer = (body: unknown, init?: ResponseInit) => async () => new Response(JSON.stringify(body), init);
const failure = (fetch: typeof globalThis.fetch) => send('GET /stats', {}, fetch).catch((error: unknown) => error);

describe('urlOf', () => {
  it('fills in the path and omits blank query values', () => {
    const call = { params: { id: 'a/b c' }, query: { limit: 6, cursor: undefined, search: '', status: 'draft' } };
    expect(urlOf('GET /ebooks/{id}', call)).toBe('/api/ebooks/a%2Fb%20c?limit=6&status=draft');
  });

  it('throws on a missing parameter instead of calling another route', () => {
    expect(() => urlOf('GET /ebooks/{id}', {})).toThrow('needs id');
    expect(() => urlOf('GET /ebooks/{id}', { params: { id: '' } })).toThrow('needs id');
  });
});

describe('send', () => {
  it('sends a body as JSON and the token as bearer', async () => {
    let seen: { url: unknown; init: RequestInit | undefined } | undefined;
    const fetch = async (url: unknown, init?: RequestInit) => {
      seen = { url, init };
      return new Response('{}');
    };
    await send('POST /wishlist/add', { body: { ebook_id: 'x' }, token: 't' }, fetch);
    const headers = new Headers(seen?.init?.headers);
    expect(seen).toMatchObject({ url: '/api/wishlist/add', init: { method: 'POST', body: '{"ebook_id":"x"}' } });
    expect(headers.get('authorization')).toBe('Bearer t');
    expect(headers.has('idempotency-key')).toBe(false);
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('reads our own problem body', async () => {
    const body = { detail: 'Check the form', code: 'invalid', errors: { email: 'Wrong' } };
    const problem = await failure(answer(body, { status: 422, headers: { 'Retry-After': '7' } }));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ ...body, status: 422, retryAfter: 7 });
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [413, 'too_large'],
    [429, 'too_many_requests'],
  ])("understands the gateway's %i", async (status, code) => {
    expect(await failure(answer({ message: 'Whatever' }, { status }))).toMatchObject({ status, code });
  });

  it('handles a response that is not JSON', async () => {
    const problem = await failure(async () => new Response('<html>', { status: 502 }));
    expect(problem).toMatchObject({ status: 502, code: 'internal', detail: 'Something went wrong. Please try again.' });
  });

  it('distinguishes a lost connection from an abort', async () => {
    const lost = await failure(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(lost).toMatchObject({ code: 'offline', detail: 'No connection. Check your network and try again.' });
    const abort = new DOMException('Aborted', 'AbortError');
    expect(await failure(() => Promise.reject(abort))).toBe(abort);
  });
});

it('finds the cursor of the next page', () => {
  expect(nextCursor('</api/orders?limit=2&cursor=a%3D>; rel="next"')).toBe('a=');
  expect(nextCursor('</api/orders?cursor=a>; rel="prev"')).toBeUndefined();
  expect(nextCursor(null)).toBeUndefined();
});
