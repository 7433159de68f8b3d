import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync(new URL('./prefer-brotli.js', import.meta.url), 'utf8');
const handler = runInNewContext(`${code}; handler`) as (event: { request: object }) => { uri: string };

it.each([
  ['gzip, deflate, br, zstd', '/assets/main-1.js.br'],
  ['br', '/assets/main-1.js.br'],
  ['gzip, deflate', '/assets/main-1.js'],
  ['abracadabra', '/assets/main-1.js'],
  [undefined, '/assets/main-1.js'],
])('requests the precompressed script for clients that accept it: %s', (accepted, uri) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': { value: accepted } };
  expect(handler({ request: { method: 'GET', uri: '/assets/main-1.js', headers } }).uri).toBe(uri);
});
