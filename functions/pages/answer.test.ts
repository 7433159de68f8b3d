import { expect, it } from 'vitest';
import type { HttpEvent } from '#lib/http/event.ts';
import { textAnswer } from './answer.ts';

const asked = (etag?: string) => ({ headers: { 'if-none-match': etag } }) as unknown as HttpEvent;
const answer = (status: number, etag?: string) => textAnswer(asked(etag), 'text/html', '<p>Hello</p>', { status });
const etagOf = (status: number) => String(answer(status).headers?.etag);

it('a text is not sent again to a client that has it', () => {
  expect(answer(200, etagOf(200))).toEqual({ statusCode: 304, headers: expect.anything() });
  expect(answer(200, '"another"')).toMatchObject({ statusCode: 200, body: '<p>Hello</p>' });
});

it('a text is known by its tag as the edge weakens it, among others', () => {
  const etag = etagOf(200);
  for (const known of [`W/${etag}`, `"another", W/${etag}`]) expect(answer(200, known).statusCode).toBe(304);
  expect(answer(200, 'W/"another"').statusCode).toBe(200);
});

it('a 404 is never answered with 304', () => {
  expect(answer(404, etagOf(404))).toMatchObject({ statusCode: 404, body: '<p>Hello</p>' });
});
