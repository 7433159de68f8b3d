import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import type { ApiRoute } from './api-types.ts';

const ok = (body: unknown, headers = {}) => new Response(JSON.stringify(body), { headers });
const refused = () => new Response('{"message":"Unauthorized"}', { status: 401 });

function client(answers: readonly Response[], token: string | null = 'old', renewed: string | null = 'new') {
  const sent: (string | null)[] = [];
  const rest = [...answers];
  const session = {
    token: vi.fn(async () => token),
    renew: vi.fn(async () => renewed),
    requirePasswordChange: vi.fn(),
  };
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    return rest.shift() ?? ok({});
  };
  return { ...createApiClient(session, fetch), sent, session };
}

describe('api', () => {
  it("sends the session's token and returns the body", async () => {
    const { api, sent } = client([ok({ id: 'u' })]);
    expect(await api('GET /auth/me')).toEqual({ id: 'u' });
    expect(sent).toEqual(['Bearer old']);
  });

  it('retries once with a new token after a 401', async () => {
    const { api, sent, session } = client([refused(), ok([])]);
    await api('GET /user/orders', { query: {} });
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(session.renew).toHaveBeenCalledWith('old');
  });

  it('gives up after the second 401, or without a new token', async () => {
    const twice = client([refused(), refused()]);
    await expect(twice.api('GET /auth/me')).rejects.toMatchObject({ status: 401 });
    expect(twice.sent).toHaveLength(2);
    const over = client([refused()], 'old', null);
    await expect(over.api('GET /auth/me')).rejects.toMatchObject({ status: 401 });
    expect(over.sent).toHaveLength(1);
  });

  it('notifies the session when the server requires a new password', async () => {
    const problem = { detail: 'Please choose a new password first', code: 'password_change_required' };
    const forced = client([new Response(JSON.stringify(problem), { status: 403 })]);
    await expect(forced.api('GET /user/orders')).rejects.toMatchObject({ code: 'password_change_required' });
    expect(forced.session.requirePasswordChange).toHaveBeenCalledOnce();
    const forbidden = client([new Response('{}', { status: 403 })]);
    await expect(forbidden.api('GET /user/orders')).rejects.toMatchObject({ code: 'forbidden' });
    expect(forbidden.session.requirePasswordChange).not.toHaveBeenCalled();
  });

  it('neither sends a token with a sign-in nor retries it', async () => {
    const { api, sent, session } = client([refused()]);
    const body = { email: 'a@b.c', password: 'x' };
    await expect(api('POST /auth/login', { body })).rejects.toMatchObject({ status: 401 });
    expect(sent).toEqual([null]);
    expect(session.renew).not.toHaveBeenCalled();
  });

  it.each([
    ['GET /articles', null],
    ['GET /blog-posts/{slug}', null],
    ['GET /ai-tools/{slug}', null],
    ['GET /coaching-packages/{id}', null],
    ['GET /settings', null],
    ['GET /frameworks', null],
    ['GET /ebooks/public', 'Bearer old'],
    ['GET /user/orders', 'Bearer old'],
    ['GET /admin/orders', 'Bearer old'],
  ] as const)('sends a token with %s only if the contract requires one', async (route, authorization) => {
    const { api, sent } = client([ok([])]);
    await api(route as ApiRoute, { params: { slug: 's', id: 'i' } } as never);
    expect(sent).toEqual([authorization]);
  });

  it('uses a token that is passed, and none if null is passed', async () => {
    const { api, sent } = client([ok({}), ok({})]);
    await api('GET /auth/me', { token: 'mine' });
    await api('GET /auth/me', { token: null });
    expect(sent).toEqual(['Bearer mine', null]);
  });
});

describe('apiPage', () => {
  it('returns items, total and the next cursor', async () => {
    const headers = { 'X-Total-Count': '41', Link: '</api/user/orders?cursor=c2>; rel="next"' };
    const { apiPage } = client([ok([{ id: 'o' }], headers)]);
    expect(await apiPage('GET /user/orders')).toEqual({ items: [{ id: 'o' }], total: 41, next: 'c2' });
  });

  it('has no total if the server sends none', async () => {
    const { apiPage } = client([ok([])]);
    expect(await apiPage('GET /user/orders')).toEqual({ items: [], total: undefined, next: undefined });
  });
});
