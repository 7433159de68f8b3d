import { expect, test } from 'vitest';
import { hashOf, newSecret, readToken, sameHash, writeToken } from './mailed-secret.ts';

test('a secret has 256 bits and is different each time', () => {
  const secrets = new Set(Array.from({ length: 100 }, newSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

test('a token contains the key and the secret', () => {
  const link = { key: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', secret: newSecret() };
  expect(writeToken(link)).toMatch(/^[\w.-]+$/);
  expect(readToken(writeToken(link))).toEqual(link);
});

test.each([
  '',
  '.',
  'x',
  `key.${'a'.repeat(42)}`,
  `key.${'a'.repeat(44)}`,
  `.${'a'.repeat(43)}`,
  `a b.${'a'.repeat(43)}`,
  `k.k.${'a'.repeat(43)}`,
  `${'k'.repeat(61)}.${'a'.repeat(43)}`,
])('%j is not a token', (token) => {
  expect(readToken(token)).toBeUndefined();
});

test('only equal hashes compare as equal', () => {
  const secret = newSecret();
  expect(hashOf(secret)).not.toContain(secret);
  expect(sameHash(hashOf(secret), hashOf(secret))).toBe(true);
  expect(sameHash(hashOf(secret), hashOf(newSecret()))).toBe(false);
  expect(sameHash('', hashOf(secret))).toBe(false);
});
