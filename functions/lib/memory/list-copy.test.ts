import { beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { defineList, findListMark } from '../table/list-mark.ts';
import { listCopy } from './list-copy.ts';

vi.mock('../table/list-mark.ts', async (original) => ({
  ...(await original<typeof import('../table/list-mark.ts')>()),
  findListMark: vi.fn(),
}));

const mark = vi.mocked(findListMark);
const load = vi.fn<() => Promise<string>>();
const aCopy = () => listCopy(defineList('books'), load, 'The books are away.');

let time = 0;
/** The list is changed now: the table knows it at once, its indexes a little later. */
const change = (generation: number) => mark.mockResolvedValue({ generation, changed_at: new Date(time).toISOString() });

beforeEach(() => {
  time = 1e12;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  vi.spyOn(logger, 'warn').mockReturnValue();
  mark.mockReset();
  load.mockReset().mockResolvedValue('as it was');
  change(1);
  time += 60_000;
});

it('is loaded once, and again within a second of a change', async () => {
  const { current } = aCopy();
  expect(await current()).toBe('as it was');
  change(2);
  load.mockResolvedValue('changed');
  time += 999;
  expect(await current()).toBe('as it was');
  expect(mark).toHaveBeenCalledTimes(1);
  time += 1;
  expect(await current()).toBe('changed');
  expect(load).toHaveBeenCalledTimes(2);
});

it('checks for changes once a second', async () => {
  const { current } = aCopy();
  await current();
  for (let asked = 0; asked < 4; asked++) {
    time += 500;
    await current();
  }
  expect(mark).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is loaded again while the indexes may lag behind the change', async () => {
  const { fresh } = aCopy();
  await fresh();
  change(2);
  load.mockResolvedValueOnce('without the new one').mockResolvedValueOnce('without the new one');
  load.mockResolvedValue('with the new one');
  expect(await fresh()).toBe('without the new one');
  time += 5000;
  expect(await fresh()).toBe('without the new one');
  time += 1;
  expect([await fresh(), await fresh()]).toEqual(['with the new one', 'with the new one']);
  expect(load).toHaveBeenCalledTimes(4);
});

it('counts its age from the start of its load', async () => {
  const { fresh } = aCopy();
  change(2);
  load.mockImplementationOnce(async () => {
    time += 6000;
    return 'read too early';
  });
  expect(await fresh()).toBe('read too early');
  expect(await fresh()).toBe('as it was');
});

it('is loaded once for concurrent callers', async () => {
  const { current, fresh } = aCopy();
  await Promise.all([current(), fresh(), current()]);
  expect([mark, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('serves the last list while the table is unavailable, or 503 if there is none', async () => {
  const { current, fresh } = aCopy();
  mark.mockRejectedValueOnce(new Error('away'));
  await expect(current()).rejects.toMatchObject({ code: 'unavailable', message: 'The books are away.' });
  await current();
  time += 1000;
  mark.mockRejectedValue(new Error('away'));
  expect(await current()).toBe('as it was');
  await expect(fresh()).rejects.toThrow('away');
});
