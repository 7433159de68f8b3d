import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* How often somebody may try codes, on the real table. */

const limit = onTable(() => import('./code-limit.ts'));
const wrong = () => Promise.reject(new Error('wrong'));

test('a right code forgets those that were tried before', async () => {
  for (let round = 0; round < 12; round++) expect(await limit.withCodeLimit('sam', async () => 'right')).toBe('right');
  for (let tried = 0; tried < 9; tried++) await expect(limit.withCodeLimit('sam', wrong)).rejects.toThrow('wrong');
  await limit.withCodeLimit('sam', async () => 'right');
  await expect(limit.withCodeLimit('sam', wrong)).rejects.toThrow('wrong');
});

test('the eleventh is not compared any more, of this person only', async () => {
  for (let tried = 0; tried < 10; tried++) await expect(limit.withCodeLimit('zoe', wrong)).rejects.toThrow('wrong');
  await expect(limit.withCodeLimit('zoe', async () => 'right')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await limit.withCodeLimit('max', async () => 'right')).toBe('right');
});
