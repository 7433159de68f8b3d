import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

interface Request {
  readonly uri: string;
  readonly headers: Record<string, { readonly value: string }>;
}

const code = readFileSync(new URL('./viewer-address.js', import.meta.url), 'utf8');
const handler = runInNewContext(`${code}; handler`) as (event: object) => Request;
const sending = (headers: Request['headers'], ip: string) =>
  handler({ viewer: { ip }, request: { method: 'GET', uri: '/api/stats', headers } });

it.each(['203.0.113.7', '2001:db8::1'])('writes the address of the connection: %s', (ip) => {
  expect(sending({}, ip).headers).toEqual({ 'x-viewer-address': { value: ip } });
});

it('replaces an address that the visitor sent, and nothing else', () => {
  const sent = { 'x-viewer-address': { value: '198.51.100.1' }, accept: { value: '*/*' } };
  expect(sending(sent, '203.0.113.7')).toEqual({
    method: 'GET',
    uri: '/api/stats',
    headers: { 'x-viewer-address': { value: '203.0.113.7' }, accept: { value: '*/*' } },
  });
});
