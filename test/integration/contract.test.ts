import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { Stacks } from '#scripts/local/stacks.ts';
import { apis } from '#shared/api.ts';
import { type Endpoint, isAdminArea, requiresToken } from '#shared/kernel/endpoint.ts';
import type { Problem } from '#shared/kernel/problem.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { isKnownSentence } from '#shared/testing/sentences.ts';
import { theAdmin } from './catalog/catalog.ts';
import type { Client } from './client.ts';
import { signedUp, visitor, whileNothingChanges } from './cloud.ts';
import { page } from './pages/pages.ts';

const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api as Record<string, Endpoint>));
/** A matching path, with ids that do not exist. */
const somePath = (path: string) => path.replace(/\{\w+\}/g, 'ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV');
const send = (client: ReturnType<typeof visitor>, { method, path, body }: Endpoint) =>
  client.send<{ detail?: string; message?: string; code?: string }>(method, somePath(path), body ? {} : undefined);

/** The gateway's routes as synthesised, each with its authority. */
const routeTable = () => new Stacks(inject('assembly')).routes();

describe('the contract', () => {
  it('has an endpoint for every synthesised route and a route for every endpoint', () => {
    const table = routeTable();
    const methodsOf = (method: string) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);
    const found = endpoints.flatMap(({ method, path }) =>
      methodsOf(method).map((each) => table.find(each, `/api${path}`)?.key),
    );
    const all = table.routes
      .map(({ key }) => key)
      .filter((key) => key.startsWith('ANY /api/') || !key.startsWith('ANY '));
    expect([...new Set(found)].sort()).toEqual(all.filter((key) => key !== 'ANY /api/{proxy+}').sort());
  });

  it('puts every user and admin route behind the authoriser, and no other', () => {
    const table = routeTable();
    for (const { method, path, auth } of endpoints)
      expect([method, path, table.find(method, `/api${path}`)?.target]).toEqual([
        method,
        path,
        requiresToken(auth) ? 'JWT' : 'NONE',
      ]);
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
  const signedInOnly = endpoints.filter(({ auth }) => requiresToken(auth));
  /** The gateway's own response: the function was not called. */
  const atTheGateway = { status: 401, body: { message: 'Unauthorized' } };

  it.each(signedInOnly.map((e) => [`${e.method} ${e.path}`, e] as const))('%s refuses nobody', async (_, e) => {
    expect(await send(visitor(), e)).toMatchObject(atTheGateway);
  });

  it.each(signedInOnly.map((e) => [`${e.method} ${e.path}`, e] as const))('%s refuses a bad token', async (_, e) => {
    const client = visitor();
    client.token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
    expect(await send(client, e)).toMatchObject(atTheGateway);
  });

  it('refuses a bad token on optional routes instead of treating the caller as anonymous', async () => {
    const client = visitor();
    client.token = 'not.a.token';
    expect((await client.get('/ebooks/public')).status).toBe(401);
  });
});

describe('what no route expects', () => {
  it.each(['/nope', '/ebooks/public/', '/EBOOKS/public', '/admin%252Febooks', '/ebooks//public'])(
    '%s is not found, and reaches no other route',
    async (path) => {
      const { status, body, headers } = await visitor().get(path);
      expect([status, body]).toEqual([404, { code: 'not_found', detail: 'There is nothing at this address' }]);
      expect(headers.get('content-type')).toContain('application/json');
    },
  );

  it('is another route only by its own rules: the gateway decodes a slash before it looks for the authoriser', async () => {
    expect((await visitor().get('/admin%2Febooks')).status).toBe(401);
  });

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

  it.each(endpoints.map((e) => [`${e.method} ${e.path}`, e] as const))(
    '%s refuses an unknown parameter, and names it',
    async (_, { method, path, body }) => {
      const admin = await theAdmin();
      admin.address = visitor().address;
      const answer = await admin.send(method, `${somePath(path)}?offset=5`, body ? {} : undefined);
      const detail = 'This address has no parameter “offset”';
      expect([answer.status, answer.body]).toEqual([422, { code: 'invalid', detail, errors: { offset: detail } }]);
    },
  );

  const fieldsOf = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
  const wrongs = [undefined, null, 7, 'nonsense', 'x'.repeat(7000), [7], { a: 7 }];
  let reader: Promise<Client> | undefined;
  /** One reader for all calls, because a refused call changes nothing. */
  const theReader = (): Promise<Client> => {
    reader ??= signedUp().then(({ client }) => client);
    return reader;
  };
  const withInput = endpoints.filter(({ body, query }) => body ?? query);

  it.each(withInput.map((e) => [`${e.method} ${e.path}`, e] as const))(
    '%s answers missing and wrong fields from the catalogue of messages',
    async (_, { method, path, auth, body, query }) => {
      const client = isAdminArea(auth) ? await theAdmin() : await theReader();
      const [asked] = fieldsOf(query);
      const answers = await Promise.all(
        wrongs.map((wrong) => {
          // Rate limits are per address.
          client.address = visitor().address;
          const sent = Object.fromEntries(fieldsOf(body).map((field) => [field, wrong]));
          const parameters = asked && typeof wrong === 'string' ? { query: { [asked]: wrong } } : {};
          return client.send<Partial<Problem> & { message?: string }>(method, somePath(path), body && sent, parameters);
        }),
      );
      // An unauthenticated call would be refused before its fields are read; some calls authenticate by password or cookie.
      if (requiresToken(auth))
        expect(answers.filter(({ body: { message } }) => message === 'Unauthorized')).toEqual([]);
      const said = answers.flatMap(({ body: { errors = {} } }) => Object.values(errors));
      expect(said.filter((sentence) => !isKnownSentence(sentence))).toEqual([]);
    },
  );

  it.each(['0', '101', '1e9', '-1', 'ten'])('refuses limit=%s', async (limit) => {
    const { status, body } = await visitor().get(`/ebooks/public?limit=${limit}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['limit']]);
  });

  it('never reveals a stack trace, a table or a backing service', async () => {
    for (const path of ['/ebooks/x', '/ebooks/..%2f..%2fetc', '/payments/status/x', '/nope']) {
      const { body } = await visitor().get(path);
      expect(JSON.stringify(body)).not.toMatch(/\n\s+at |node:|arn:|DynamoDB|Data-Table|Exception/);
    }
  });

  it('accepts the edge secret from the edge only: a visitor’s value is replaced', async () => {
    const answer = await visitor().get('/openapi.json', { headers: { 'x-origin-secret': 'guessed' } });
    expect([answer.status, answer.body.openapi]).toEqual([200, '3.1.0']);
  });
});

describe('an overlong id', () => {
  /** Plain and encoded, below and above what the edge takes. */
  const someIds = [2000, 10_000].flatMap((length) => ['a'.repeat(length), '%61'.repeat(length)]);
  /** The edge refuses an address of more than 8,192 bytes. */
  const nothing = (path: string) => (path.length > 8000 ? 413 : 404);
  const statusOf = async (client: Client, { method, path, body }: Endpoint) => {
    client.address = visitor().address;
    return (await client.send(method, path, body ? {} : undefined)).status;
  };
  const withIds = (path: string, id: string) => path.replace(/\{\w+\}|:\w+/g, id);

  const named = endpoints.filter(({ path }) => path.includes('{'));
  it.each(named.map((e) => [`${e.method} ${e.path}`, e] as const))('is nobody to %s', async (_, e) => {
    const admin = await theAdmin();
    const paths = someIds.map((id) => withIds(e.path, id));
    const statuses = await Promise.all(paths.map((path) => statusOf(admin, { ...e, path })));
    expect(statuses).toEqual(paths.map(nothing));
    const needsToken = requiresToken(e.auth);
    const path = withIds(e.path, 'a'.repeat(3000));
    expect(await statusOf(visitor(), { ...e, path })).toBe(needsToken ? 401 : 404);
  });

  const pages = [...Object.values(pagePaths), '/og/ebook/:id.png', '/og/article/:slug.png'];
  it.each(pages.filter((path) => path.includes(':')))('has no page %s', async (address) => {
    const paths = someIds.map((id) => withIds(address, id));
    const answers = await Promise.all(paths.map((path) => page(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(nothing));
  });
});

describe('caching', () => {
  it('lets the edge cache public reads, and answers 304 to callers that have them', async () => {
    const client = visitor();
    await whileNothingChanges(async () => {
      const first = await client.get('/ebooks/public?limit=6');
      expect(first.headers.get('cache-control')).toMatch(/s-maxage=60, stale-while-revalidate=60,/);
      const etag = first.headers.get('etag') ?? '';
      const second = await client.get('/ebooks/public?limit=6', { headers: { 'if-none-match': etag } });
      expect(second.status).toBe(304);
    });
  });

  it('forbids caching of responses to requests with a token', async () => {
    const { client } = await signedUp();
    expect((await client.get('/ebooks/public?limit=6')).headers.get('cache-control')).toBe('private, no-store');
  });
});
