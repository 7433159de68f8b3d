import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getIfChanged } from '#lib/aws/objects.ts';
import { logger } from '#lib/logger.ts';
import { Latest } from './latest.ts';

vi.mock('#lib/aws/objects.ts', () => ({ getIfChanged: vi.fn() }));

const store = vi.mocked(getIfChanged);
const holds = (text: string) => store.mockResolvedValue({ bytes: Buffer.from(text), etag: `"${text}"` });
const text = () => new Latest('k', (bytes) => Buffer.from(bytes).toString(), '', 'It is unavailable.');
/** What it has within a moment; undefined while it is waited for. */
const soon = (copy: Latest<string>) => Promise.race([copy.get(), behind()]);
const behind = () => new Promise((resolve) => setTimeout(resolve, 5));

let time = 0;
beforeEach(() => {
  store.mockReset();
  time = 1e12;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
});

describe('the latest copy', () => {
  it('is fetched once and refreshed after five seconds, in the background', async () => {
    const copy = text();
    holds('one');
    expect(await copy.get()).toBe('one');
    holds('two');
    time += 4999;
    expect(await copy.get()).toBe('one');
    expect(store).toHaveBeenCalledTimes(1);
    time += 1;
    expect(await copy.get()).toBe('one');
    await behind();
    expect(await copy.get()).toBe('two');
    expect(store.mock.calls.map(([, etag]) => etag)).toEqual([undefined, '"one"']);
  });

  it('is kept when nothing changed and when the store is unavailable', async () => {
    const copy = text();
    holds('one');
    await copy.get();
    for (const answer of ['unchanged', 'missing'] as const) {
      store.mockResolvedValueOnce(answer);
      time += 5000;
      await copy.get();
      await behind();
    }
    store.mockRejectedValue(new Error('unavailable'));
    time += 5000;
    expect(await copy.get()).toBe('one');
    await behind();
    expect(await copy.get()).toBe('one');
    await expect(copy.refreshed()).rejects.toMatchObject({ code: 'unavailable', message: 'It is unavailable.' });
  });

  it('is empty while there is no object, and 503 when the store was never reached', async () => {
    const copy = text();
    store.mockRejectedValueOnce(new Error('unavailable'));
    await expect(copy.get()).rejects.toMatchObject({ code: 'unavailable' });
    store.mockResolvedValueOnce('missing');
    expect(await copy.get()).toBe('');
  });

  it('is waited for, but not long, by an instance that was frozen', async () => {
    const copy = text();
    holds('one');
    await copy.get();
    time += 60_000;
    holds('two');
    expect(await copy.get()).toBe('two');
    time += 60_000;
    store.mockReturnValueOnce(new Promise(() => undefined));
    const started = performance.now();
    expect(await copy.get()).toBe('two');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('is waited for by whoever meets it half arrived, once the one before is a minute old', async () => {
    const copy = text();
    holds('one');
    await copy.get();
    const two = Promise.withResolvers<{ bytes: Buffer; etag: string }>();
    store.mockImplementationOnce(async (_, __, arriving) => {
      arriving?.();
      return two.promise;
    });
    time += 50_000;
    expect(await copy.get()).toBe('one');
    await behind();
    time += 9_000;
    expect(await soon(copy)).toBe('one');
    time += 1_000;
    const waiting = copy.get();
    time += 5_000;
    expect(await soon(copy)).toBeUndefined();
    two.resolve({ bytes: Buffer.from('two'), etag: '"two"' });
    expect(await waiting).toBe('two');
    expect(store).toHaveBeenCalledTimes(2);
    // Nothing arrives any more: the store is away.
    time += 60_000;
    store.mockReturnValueOnce(new Promise(() => undefined));
    const started = performance.now();
    expect(await copy.get()).toBe('two');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('is fetched again when it could not be read', async () => {
    const read = vi.fn(async () => 'one').mockRejectedValueOnce(new Error('half of it'));
    const copy = new Latest<string>('k', read, '', 'It is away.');
    holds('one');
    await expect(copy.get()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await copy.get()).toBe('one');
    expect(store.mock.calls.map(([, etag]) => etag)).toEqual([undefined, undefined]);
  });

  it('is fetched once for concurrent callers', async () => {
    const copy = text();
    holds('one');
    expect(await Promise.all([copy.get(), copy.get(), copy.refreshed()])).toEqual(['one', 'one', 'one']);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
