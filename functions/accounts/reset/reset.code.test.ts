import { expect, test } from 'vitest';
import { hashCode, isCode, newCode } from './reset.code.ts';

test('a code has six digits, leading zeros included', () => {
  for (let i = 0; i < 500; i++) expect(newCode()).toMatch(/^\d{6}$/);
});

test('only the right code matches, and nothing matches when there is none', async () => {
  const hashed = await hashCode('012345');
  expect(JSON.stringify(hashed)).not.toContain('012345');
  expect(await isCode('012345', hashed)).toBe(true);
  expect(await isCode('012346', hashed)).toBe(false);
  expect(await isCode('12345', hashed)).toBe(false);
  expect(await isCode('012345', undefined)).toBe(false);
});

test('the same code is stored differently each time', async () => {
  expect((await hashCode('012345')).code_hash).not.toBe((await hashCode('012345')).code_hash);
});
