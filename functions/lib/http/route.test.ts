import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#shared/kernel/endpoint.ts';
import type { HttpEvent } from './event.ts';
import { redirect } from './respond.ts';
import { route } from './route.ts';

/*
 * The compiler checks a service's result against the schema of its endpoint: each line below a `@ts-expect-error` must
 * not compile, or `tsc` reports an unused expectation.
 */

const Book = z.object({ id: z.string(), pages: z.number(), note: z.string().optional() });
const call = { method: 'GET', path: '/books', auth: 'none', summary: 'For the types' } as const;
const declare = <R extends z.ZodType>(response: R) => endpoint({ ...call, response });
const one = declare(Book);
const done = declare(z.object({ success: z.literal(true) }));
const list = declare(z.array(Book));
const raw = endpoint(call);
const book = { id: 'b', pages: 3 };

test('a correct result compiles', () => {
  const routes = [
    route(one, () => book),
    route(one, async () => ({ ...book, note: 'new' })),
    route(done, () => ({ success: true as const })),
    route(list, () => [book]),
    route(list, async () => ({ items: [book], total: 1 })),
    route(raw, () => redirect('/elsewhere')),
  ];
  expect(routes).toHaveLength(6);
});

const eventOf = (method: string, body: string | undefined): HttpEvent =>
  ({
    headers: { 'content-type': 'application/json' },
    requestContext: { requestId: 'r', http: { method, path: '/books', sourceIp: '10.0.0.1' } },
    body,
  }) as unknown as HttpEvent;

test('invalid input is reported in plain words', async () => {
  const body = z.object({ title: z.string().max(3) });
  const add = route(endpoint({ ...call, method: 'POST', body }), () => redirect('/books'));
  await expect(add.handle(eventOf('POST', '{"title":"long"}'), async () => undefined)).rejects.toMatchObject({
    code: 'invalid',
    errors: { title: 'Must be at most 3 characters' },
  });
});

test('an unknown parameter is refused, by its name', async () => {
  const query = z.object({ limit: z.string().optional() });
  const [list, bare] = [{ ...call, query }, call].map((each) => route(endpoint(each), () => redirect('/books')));
  const answer = (to: typeof list, parameters?: Record<string, string>) =>
    to?.handle({ ...eventOf('GET', undefined), queryStringParameters: parameters }, async () => undefined);
  const refused = (name: string) => ({
    code: 'invalid',
    errors: { [name]: `This address has no parameter “${name}”` },
  });
  await expect(answer(list)).resolves.toMatchObject({ statusCode: 302 });
  await expect(answer(list, { limit: '5' })).resolves.toMatchObject({ statusCode: 302 });
  await expect(answer(bare)).resolves.toMatchObject({ statusCode: 302 });
  await expect(answer(list, { limit: '5', offset: '1' })).rejects.toMatchObject(refused('offset'));
  await expect(answer(bare, { limit: '5' })).rejects.toMatchObject(refused('limit'));
  await expect(answer(bare, { constructor: '5' })).rejects.toMatchObject(refused('constructor'));
  await expect(answer(bare, { ['x'.repeat(9000)]: '' })).rejects.toMatchObject(refused(`${'x'.repeat(40)}…`));
});

test('an optional body is read when it is sent', async () => {
  const body = z.object({ path: z.string() }).optional();
  const visit = route(
    endpoint({ ...call, method: 'POST', body, response: z.object({ got: z.unknown() }) }),
    (input) => ({
      got: input.body ?? 'nothing',
    }),
  );
  const answerTo = async (sent: string | undefined) => {
    return JSON.parse((await visit.handle(eventOf('POST', sent), async () => undefined)).body ?? '');
  };
  expect(await answerTo(undefined)).toEqual({ got: 'nothing' });
  expect(await answerTo('{"path":"/about"}')).toEqual({ got: { path: '/about' } });
});

test('a wrong result does not compile', () => {
  const loose = { success: true };
  const routes = [
    // @ts-expect-error A field is missing.
    route(one, () => ({ id: 'b' })),
    // @ts-expect-error A field has another type.
    route(one, async () => ({ id: 'b', pages: '3' })),
    // @ts-expect-error It may be undefined.
    route(one, async () => (book.pages > 3 ? book : undefined)),
    // @ts-expect-error A list is not a single object.
    route(one, () => [book]),
    // @ts-expect-error It may be false.
    route(done, () => loose),
    // @ts-expect-error The items of a page are checked as well.
    route(list, () => ({ items: [{ id: 'b' }] })),
    // @ts-expect-error An endpoint without a schema does not return JSON.
    route(raw, () => book),
    // @ts-expect-error Nor a list.
    route(raw, () => ({ items: [book] })),
  ];
  expect(routes).toHaveLength(8);
});
