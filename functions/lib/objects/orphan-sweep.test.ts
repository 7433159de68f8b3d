import { beforeEach, expect, it, vi } from 'vitest';
import { days, hours, now } from '../clock.ts';
import { logger } from '../logger.ts';
import { sweepOrphans } from './orphan-sweep.ts';

const bucket = vi.hoisted(() => new Map<string, number>());
const places = vi.hoisted(() => new Map<string, string | undefined>());
vi.mock('../aws/objects.ts', () => ({
  listObjects: async (prefix: string, limit: number, after = '') => {
    const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const some = keys.slice(0, limit);
    const objects = some.map((key) => ({ key, modified_at: bucket.get(key) }));
    return { objects, next: keys.length > limit ? some.at(-1) : undefined };
  },
  deleteObject: async (key: string) => bucket.delete(key),
}));
vi.mock('./sweep-position.repo.ts', () => ({
  findSweepPosition: async (prefix: string) => places.get(prefix),
  keepSweepPosition: async (prefix: string, after: string | undefined) => places.set(prefix, after),
}));
beforeEach(() => {
  bucket.clear();
  places.clear();
  vi.spyOn(logger, 'info').mockReturnValue();
});

const old = () => now() - days(1) - hours(1);
/** Keys with this ending have no item. */
const owner = (asked: string[] = []) => ({
  prefix: 'texts/',
  orphansAmong: async (keys: readonly string[]) => {
    asked.push(...keys);
    return keys.filter((key) => key.endsWith('lost'));
  },
});

it('deletes old orphans below its prefix, and nothing else', async () => {
  for (const key of ['texts/1', 'texts/1-lost', 'other/1-lost']) bucket.set(key, old());
  bucket.set('texts/young-lost', now() - hours(23));
  await sweepOrphans(owner());
  expect([...bucket.keys()].sort()).toEqual(['other/1-lost', 'texts/1', 'texts/young-lost']);
});

it('deletes only keys that it asked about', async () => {
  bucket.set('texts/1', old());
  bucket.set('texts/young', now());
  await sweepOrphans({ prefix: 'texts/', orphansAmong: async () => ['texts/young', 'elsewhere'] });
  expect([...bucket.keys()].sort()).toEqual(['texts/1', 'texts/young']);
});

it('walks a large bucket over several runs, then starts again', async () => {
  const keys = Array.from({ length: 4500 }, (_, n) => `texts/${String(n).padStart(5, '0')}`);
  for (const key of keys) bucket.set(key, old());
  const asked: string[] = [];
  for (const seen of [2000, 4000, 4500]) {
    await sweepOrphans(owner(asked));
    expect(asked).toEqual(keys.slice(0, seen));
  }
  await sweepOrphans(owner(asked));
  expect(asked.slice(4500)).toEqual(keys.slice(0, 2000));
});

it('resumes after a failed portion', async () => {
  for (let n = 0; n < 900; n++) bucket.set(`texts/${String(n).padStart(5, '0')}`, old());
  const failing = { prefix: 'texts/', orphansAmong: vi.fn(async (_: readonly string[]) => [] as string[]) };
  failing.orphansAmong.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('the table is unavailable'));
  await expect(sweepOrphans(failing)).rejects.toThrow('the table is unavailable');
  await sweepOrphans(failing);
  expect(failing.orphansAmong.mock.calls.map(([keys]) => keys.length)).toEqual([500, 400, 400]);
});
