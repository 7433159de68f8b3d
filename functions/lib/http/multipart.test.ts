import { expect, it } from 'vitest';
import type { HttpEvent } from './event.ts';
import { readForm } from './multipart.ts';

/** Shorter than 27 characters the parser takes none; clients use longer ones. */
const boundary = '--------------------------form';
const read = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
  readForm({ largest: 4 * 1024 * 1024 }, {
    headers: { 'content-type': type },
    body: Buffer.from(body, 'latin1').toString('base64'),
    isBase64Encoded: true,
  } as unknown as HttpEvent);
const part = (name: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`;

it('gives the file with its name and bytes as they are', async () => {
  const content = String.fromCharCode(...Array.from({ length: 256 }, (_, at) => at));
  const {
    file: { filename, bytes },
  } = await read(`${part('a “b”.pdf'.replace(/[“”]/g, "'"), content)}--${boundary}--\r\n`);
  expect([filename, Buffer.from(bytes).toString('latin1')]).toEqual(["a 'b'.pdf", content]);
});

it('gives the other fields as text', async () => {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${field('title', 'First')}${field('title', 'Last')}${part('x', 'y')}${field('price', '9')}--${boundary}--\r\n`;
  expect((await read(body)).fields).toEqual({ title: 'Last', price: '9' });
});

it('counts parts before it reads them: as many as a request holds take no time', async () => {
  const body = `${part('x', '').repeat(30_000)}--${boundary}--\r\n`;
  const start = performance.now();
  await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each([
  ['multipart/form-data', 'wrong_type'],
  [`multipart/form-data; boundary=${'b'.repeat(71)}`, 'wrong_type'],
  ['application/json', 'wrong_type'],
  ['multipart/form-data; boundary="------------------------another"', 'malformed'],
])('refuses a form of the type %s', async (type, code) => {
  await expect(read(`${part('x', 'y')}--${boundary}--\r\n`, type)).rejects.toMatchObject({ code });
});
