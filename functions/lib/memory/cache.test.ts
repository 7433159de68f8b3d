import { LRUCache } from 'lru-cache';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound } from '../errors.ts';
import { expiring, fetching } from './cache.ts';
import { remembered, serveStaleOnError } from './remembered.ts';

let time = 1e12;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});

describe('a value with a lifetime of a second', () => {
  const cache = new LRUCache<string, number>({ max: 10, ...expiring(1000) });

  it('expires by the product’s clock', () => {
    cache.set('a', 1);
    time += 1000;
    expect(cache.get('a')).toBe(1);
    time += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  it('does not live longer when the clock goes back', () => {
    cache.set('b', 2);
    time -= 1001;
    expect(cache.get('b')).toBeUndefined();
  });
});

describe('a cache that reads', () => {
  it('reads a key once for all concurrent callers, and again after a failed read', async () => {
    const read = vi.fn(async (key: string) => `of ${key}`).mockRejectedValueOnce(new Error('unavailable'));
    const cache = new LRUCache<string, string>({ max: 10, ...fetching(read) });
    const first = await Promise.allSettled([cache.forceFetch('a'), cache.forceFetch('a')]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await Promise.all([cache.forceFetch('a'), cache.forceFetch('a')])).toEqual(['of a', 'of a']);
    expect(await cache.forceFetch('a')).toBe('of a');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('answers callers waiting for a key that newer ones have evicted', async () => {
    const pending: (() => void)[] = [];
    const read = (key: string) => new Promise<string>((resolve) => pending.push(() => resolve(`of ${key}`)));
    const cache = new LRUCache<string, string>({ max: 2, ...fetching(read) });
    const answers = ['a', 'b', 'c', 'd'].map((key) => cache.forceFetch(key));
    for (const done of pending) done();
    expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'of c', 'of d']);
    expect(cache.size).toBeLessThanOrEqual(2);
  });
});

describe('a remembered value', () => {
  it('is read again after it expires', async () => {
    let n = 0;
    const current = remembered(1000, async () => ({ n: ++n }));
    expect([await current(), await current()]).toEqual([{ n: 1 }, { n: 1 }]);
    time += 1001;
    expect(await current()).toEqual({ n: 2 });
  });

  it('is served while it cannot be read, and the next caller retries', async () => {
    const read = vi.fn(async () => ({ n: 1 }));
    const current = remembered(1000, read);
    await current();
    read.mockRejectedValueOnce(new Error('unavailable'));
    time += 1001;
    expect(await current()).toEqual({ n: 1 });
    read.mockResolvedValueOnce({ n: 2 });
    time += 2;
    expect(await current()).toEqual({ n: 2 });
  });

  it('cannot be served if it was never read', async () => {
    const current = remembered(1000, () => Promise.reject(new Error('unavailable')));
    await expect(current()).rejects.toThrow('unavailable');
  });

  it('is dropped once it is known to be gone', async () => {
    const read = vi.fn(async (_: string) => ({ n: 1 }));
    const cache = new LRUCache<string, { n: number }>({
      max: 10,
      ...expiring(1000),
      ...fetching(serveStaleOnError(read)),
    });
    await cache.forceFetch('a');
    time += 1001;
    read.mockRejectedValueOnce(notFound('It is gone'));
    await expect(cache.forceFetch('a')).rejects.toMatchObject({ code: 'not_found' });
    read.mockRejectedValueOnce(new Error('unavailable'));
    await expect(cache.forceFetch('a')).rejects.toThrow('unavailable');
  });
});
