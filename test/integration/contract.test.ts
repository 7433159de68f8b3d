import { describe, expect, it } from 'vitest';
import { synthesise } from '#scripts/local/synth.ts';
import { readAssembly } from '#scripts/local/template/assembly.ts';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { signedUp, visitor, whileNothingChanges } from './cloud.ts';

const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api as Record<string, Endpoint>));
/** A path that fits, with ids that exist nowhere. */
const somePath = (path: string) => path.replace(/\{\w+\}/g, 'ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV');
const send = (client: ReturnType<typeof visitor>, { method, path, body }: Endpoint) =>
  client.send<{ detail?: string; message?: string; code?: string }>(method, somePath(path), body ? {} : undefined);

describe('the contract', () => {
  it('has a schema for every synthesised route and a route for every schema', async () => {
    const { resources } = readAssembly(await synthesise('local'));
    const routes = resources
      .filter(({ type }) => type === 'AWS::ApiGatewayV2::Route')
      .map(({ properties }) => String(properties.RouteKey))
      .filter((key) => !key.startsWith('ANY '));
    expect(routes.sort()).toEqual(endpoints.map(({ method, path }) => `${method} /api${path}`).sort());
  });

  it('puts every user and admin route behind the authoriser, and no other', async () => {
    const { resources } = readAssembly(await synthesise('local'));
    const behind = resources
      .filter(({ type, properties }) => type === 'AWS::ApiGatewayV2::Route' && properties.AuthorizationType === 'JWT')
      .map(({ properties }) => String(properties.RouteKey));
    const wanted = endpoints.filter(({ auth }) => auth === 'user' || auth === 'admin');
    expect(behind.sort()).toEqual(wanted.map(({ method, path }) => `${method} /api${path}`).sort());
  });

  it('is served as OpenAPI 3.1 and as a page', async () => {
    const { body, status } = await visitor().get('/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/ebooks/{id}', '/payments/checkout']));
    expect((await visitor().get('/docs')).headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('authority', () => {
  const signedInOnly = endpoints.filter(({ auth }) => auth === 'user' || auth === 'admin');
  /** The gateway's own answer: the function was not asked. */
  const atTheGateway = { status: 401, body: { message: 'Unauthorized' } };

  it.each(signedInOnly.map((e) => [`${e.method} ${e.path}`, e] as const))('%s refuses nobody', async (_, e) => {
    expect(await send(visitor(), e)).toMatchObject(atTheGateway);
  });

  it.each(signedInOnly.map((e) => [`${e.method} ${e.path}`, e] as const))('%s refuses a bad token', async (_, e) => {
    const client = visitor();
    client.token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
    expect(await send(client, e)).toMatchObject(atTheGateway);
  });

  it('refuses a reader on every admin route', async () => {
    const { client } = await signedUp();
    for (const e of endpoints.filter(({ auth }) => auth === 'admin')) {
      const { status, body } = await send(client, e);
      expect([`${e.method} ${e.path}`, status, body.code]).toEqual([`${e.method} ${e.path}`, 403, 'forbidden']);
    }
  });

  it('refuses a bad token on optional routes instead of taking it for nobody', async () => {
    const client = visitor();
    client.token = 'not.a.token';
    expect((await client.get('/ebooks/public')).status).toBe(401);
  });
});

describe('what no route expects', () => {
  it.each(['/nope', '/ebooks/public/', '/EBOOKS/public', '/admin%2Febooks', '/ebooks//public'])(
    '%s is nothing, and reaches no route of another rule',
    async (path) => {
      const { status, body, headers } = await visitor().get(path);
      expect([status, body]).toEqual([404, { code: 'not_found', detail: 'There is nothing at this address' }]);
      expect(headers.get('content-type')).toContain('application/json');
    },
  );

  it('answers broken JSON with 400, another type with 415, a large body with 413', async () => {
    const client = visitor();
    const broken = await client.post('/ebooks/filter', {}, { raw: '{"search_query":' });
    expect([broken.status, broken.body.code]).toEqual([400, 'malformed']);
    const typed = await client.post('/ebooks/filter', {}, { raw: 'x=1', headers: { 'content-type': 'text/plain' } });
    expect([typed.status, typed.body.code]).toEqual([415, 'wrong_type']);
    const large = await client.post('/ebooks/filter', { search_query: 'x'.repeat(1_100_000) });
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
  });

  it('drops unknown fields and names wrong ones', async () => {
    const client = visitor();
    const unknown = await client.post('/ebooks/filter', { search_query: '', sort: 'DROP', __proto__x: 1 });
    expect(unknown.status).toBe(200);
    const wrong = await client.post('/ebooks/filter', { difficulty_level: 'Expert', search_query: 5 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['difficulty_level', 'search_query']);
  });

  it.each(['0', '101', '1e9', '-1', 'ten'])('refuses limit=%s', async (limit) => {
    const { status, body } = await visitor().get(`/ebooks/public?limit=${limit}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['limit']]);
  });

  it('never shows a stack, a table or a service behind', async () => {
    for (const path of ['/ebooks/x', '/ebooks/..%2f..%2fetc', '/payments/status/x', '/nope']) {
      const { body } = await visitor().get(path);
      expect(JSON.stringify(body)).not.toMatch(/\n\s+at |node:|arn:|DynamoDB|Data-Table|Exception/);
    }
  });

  it('takes the secret of the edge from nobody else: what a visitor sends in its place is replaced', async () => {
    const answer = await visitor().get('/openapi.json', { headers: { 'x-origin-secret': 'guessed' } });
    expect([answer.status, answer.body.openapi]).toEqual([200, '3.1.0']);
  });
});

describe('caching', () => {
  it('lets the edge keep public reads, and answers 304 to who has them', async () => {
    const client = visitor();
    await whileNothingChanges(async () => {
      const first = await client.get('/ebooks/public?limit=6');
      expect(first.headers.get('cache-control')).toMatch(/s-maxage=60, stale-while-revalidate=600/);
      const etag = first.headers.get('etag') ?? '';
      const second = await client.get('/ebooks/public?limit=6', { headers: { 'if-none-match': etag } });
      expect(second.status).toBe(304);
    });
  });

  it('never lets anybody keep what was asked with a token', async () => {
    const { client } = await signedUp();
    expect((await client.get('/ebooks/public?limit=6')).headers.get('cache-control')).toBe('private, no-store');
  });
});
