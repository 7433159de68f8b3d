import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { retryOnConflict } from './retry.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

const waited = () => vi.mocked(pause).mock.calls.map(([milliseconds]) => milliseconds);
beforeEach(() => {
  vi.mocked(pause).mockReset();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

it('retries the given number of times with growing waits, but does not wait after the last', async () => {
  const attempt = vi.fn(async () => undefined);
  expect(await retryOnConflict({ tries: 4, wait: 10 }, attempt)).toBeUndefined();
  expect(attempt).toHaveBeenCalledTimes(4);
  expect(waited()).toEqual([5, 10, 15]);
});

it('returns the result of the last attempt', async () => {
  const attempt = vi.fn(async () => 'done').mockResolvedValueOnce(undefined as never);
  expect(await retryOnConflict({ tries: 2, wait: 10 }, attempt)).toBe('done');
});

it.each([[false], [0], [''], [null]])('takes %j for done', async (answer) => {
  const attempt = vi.fn(async () => answer);
  expect(await retryOnConflict({ tries: 3, wait: 10 }, attempt)).toBe(answer);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(waited()).toEqual([]);
});

it('rethrows an error at once', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('away')));
  await expect(retryOnConflict({ tries: 3, wait: 10 }, attempt)).rejects.toThrow('away');
  expect(attempt).toHaveBeenCalledTimes(1);
});
