import { ElectroError } from 'electrodb';
import { expect, it, vi } from 'vitest';
import { newestFirst, pageOf } from './page.ts';

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

it('says that a read failed, and not that its cursor is wrong', async () => {
  const failed = (cause?: Error) => Object.assign(new ElectroError(), { code: 4001, cause });
  const page = (error: Error) => newestFirst({ go: () => Promise.reject(error) }, { limit: 2, cursor: 'on' });
  const outage = failed(new Error('Request timed out'));
  await expect(page(outage)).rejects.toBe(outage);
  await expect(page(failed(new Error('The provided starting key is invalid')))).rejects.toMatchObject(badCursor);
  await expect(page(failed())).rejects.toMatchObject(badCursor);
});
