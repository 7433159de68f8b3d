import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../platform/http-message.ts';
import { compressed } from './compression.ts';

const text = 'a text that is long enough '.repeat(100);
const answer = (change: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: '"1"' },
  body: text,
  ...change,
});

describe('an answer', () => {
  it('is compressed in the better encoding, and its tag becomes weak', () => {
    const { headers, body } = compressed(answer(), ['br', 'gzip']);
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it('is compressed with gzip for who accepts nothing else', () => {
    const { headers, body } = compressed(answer(), ['gzip']);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(text);
  });

  it.each([
    ['short', { body: 'x'.repeat(999) }],
    ['compressed', { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } }],
    ['an image', { headers: { 'content-type': 'image/png' } }],
    ['a feed', { headers: { 'content-type': 'application/atom+xml' } }],
    ['a server error', { status: 503 }],
  ])('that is %s stays as it is', (_, change) => {
    expect(compressed(answer(change), ['br', 'gzip'])).toEqual(answer(change));
  });

  it('stays as it is for who accepts no encoding', () => expect(compressed(answer(), [])).toEqual(answer()));
});
