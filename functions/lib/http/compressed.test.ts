import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed } from './compressed.ts';
import { RawResult } from './respond.ts';

const long = { orders: Array(2000).fill({ title: 'Ünder the shelf, a book with a long title of its own' }) };
const accepting = (encodings?: string) => ({ headers: { 'accept-encoding': encodings } });

it('is a tenth of a long answer, and the same when it is unpacked', () => {
  const answer = compressed(long, accepting('br, gzip'));
  if (!(answer instanceof RawResult)) throw new Error('It is not compressed');
  const { body = '', ...head } = answer.result;
  expect(head).toMatchObject({ statusCode: 200, isBase64Encoded: true, headers: { 'content-encoding': 'gzip' } });
  expect(body.length).toBeLessThan(JSON.stringify(long).length / 10);
  expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toEqual(long);
});

it('leaves a short answer, and one for a caller that accepts no compression', () => {
  const short = { orders: [] };
  expect(compressed(short, accepting('gzip'))).toBe(short);
  for (const encodings of [undefined, 'br', 'identity']) expect(compressed(long, accepting(encodings))).toBe(long);
});
