import { ElectroError } from 'electrodb';
import { describe, expect, it, vi } from 'vitest';
import { newestFirst, newestMatching, pageOf } from './page.ts';

const badCursor = { code: 'invalid', errors: { cursor: 'Not a valid cursor' } };
const ofThree = (limit: number, cursor?: string) => pageOf(['a', 'b', 'c'], { limit, cursor });

it('pages through a list in memory to its end', () => {
  const first = ofThree(2);
  expect(first).toEqual({ items: ['a', 'b'], next: expect.any(String), total: 3 });
  expect(ofThree(2, first.next)).toEqual({ items: ['c'], next: undefined, total: 3 });
});

it.each([3, 4])('has no next page when %d fit and there are three items', (limit) => {
  expect(ofThree(limit)).toEqual({ items: ['a', 'b', 'c'], next: undefined, total: 3 });
});

it('is empty past the end of a list that has become shorter', () => {
  const { next } = ofThree(2);
  expect(pageOf(['a'], { limit: 2, cursor: next })).toEqual({ items: [], next: undefined, total: 1 });
});

it.each(['', 'x', Buffer.from('at:-1').toString('base64url'), Buffer.from('at:1 ').toString('base64url')])(
  'refuses the cursor %j',
  (cursor) => {
    expect(() => ofThree(2, cursor)).toThrow(expect.objectContaining(badCursor));
  },
);

it('queries in descending order and passes on the cursor', async () => {
  const go = vi.fn(async () => ({ data: ['b', 'a'], cursor: 'on' as string | null }));
  expect(await newestFirst({ go }, { limit: 2, cursor: undefined })).toEqual({ items: ['b', 'a'], next: 'on' });
  go.mockResolvedValueOnce({ data: [], cursor: null });
  expect(await newestFirst({ go }, { limit: 2, cursor: 'on' })).toEqual({ items: [], next: undefined });
  expect(go.mock.calls).toEqual([
    [{ order: 'desc', limit: 2, cursor: null }],
    [{ order: 'desc', limit: 2, cursor: 'on' }],
  ]);
});

it('reads on where a megabyte ended before the page did', async () => {
  const go = vi.fn(async () => ({ data: ['c'], cursor: 'second' as string | null }));
  go.mockResolvedValueOnce({ data: ['e', 'd'], cursor: 'first' });
  expect(await newestFirst({ go }, { limit: 3, cursor: undefined })).toEqual({
    items: ['e', 'd', 'c'],
    next: 'second',
  });
  expect(go.mock.calls).toEqual([
    [{ order: 'desc', limit: 3, cursor: null }],
    [{ order: 'desc', limit: 1, cursor: 'first' }],
  ]);
});

describe('a query with a filter', () => {
  /** Items from the newest down, of which each `every`th passes; cursors are the number of the last item. */
  function queryOf(items: number, every: number) {
    const reads: number[] = [];
    const go = async (options: { limit?: number; count?: number; cursor: string | null }) => {
      const from = options.cursor === null ? items : Number(options.cursor) - 1;
      const last = Math.max(1, from - (options.limit ?? items) + 1);
      reads.push(from - last + 1);
      const found = Array.from({ length: from - last + 1 }, (_, n) => from - n).filter((n) => n % every === 0);
      const counted = found.slice(0, options.count);
      const end = counted.length === options.count ? (counted.at(-1) ?? last) : last;
      return { data: counted, cursor: end > 1 ? String(end) : null };
    };
    return { reads, page: (limit: number, cursor?: string) => newestMatching({ go }, { limit, cursor }) };
  }

  it('reads no more than the page when everything passes', async () => {
    const { reads, page } = queryOf(900, 1);
    expect(await page(3)).toEqual({ items: [900, 899, 898], next: '898' });
    expect(reads).toEqual([3]);
  });

  it('reads on until the page is full, and goes on after its last item', async () => {
    const { reads, page } = queryOf(900, 100);
    expect(await page(3)).toEqual({ items: [900, 800, 700], next: '700' });
    expect(reads).toEqual([3, 500, 500]);
    expect(await page(3, '700')).toEqual({ items: [600, 500, 400], next: '400' });
    expect(await page(9, '400')).toEqual({ items: [300, 200, 100], next: undefined });
  });

  it('stops after some 2,000 items, whatever it has found', async () => {
    const { reads, page } = queryOf(10_000, 9_000);
    const first = await page(50);
    expect(first).toEqual({ items: [9000], next: expect.any(String) });
    expect(await page(50, first.next)).toMatchObject({ items: [], next: expect.any(String) });
    expect(reads).toEqual([50, 500, 500, 500, 500, 50, 500, 500, 500, 500]);
  });
});

it('says that a read failed, and not that its cursor is wrong', async () => {
  const failed = (cause?: Error) => Object.assign(new ElectroError(), { code: 4001, cause });
  const page = (error: Error) => newestFirst({ go: () => Promise.reject(error) }, { limit: 2, cursor: 'on' });
  const outage = failed(new Error('Request timed out'));
  await expect(page(outage)).rejects.toBe(outage);
  await expect(page(failed(new Error('The provided starting key is invalid')))).rejects.toMatchObject(badCursor);
  await expect(page(failed())).rejects.toMatchObject(badCursor);
});
