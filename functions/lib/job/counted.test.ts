import { expect, test } from 'vitest';
import type { PageQuery } from '#shared/kernel/page.ts';
import { countedBy } from './counted.ts';

/** A list of so many things, and how its pages were asked for. */
function aList(size: number) {
  const asked: (PageQuery & { readonly search?: string })[] = [];
  const page = async (query: PageQuery & { readonly search?: string }) => {
    asked.push(query);
    const from = Number(query.cursor ?? 0);
    const items = Array.from({ length: Math.min(query.limit, size - from) }, (_, at) => from + at);
    const next = from + query.limit;
    return next < size ? { items, next: String(next) } : { items };
  };
  return { asked, count: countedBy(page) };
}

test('a list is counted to its end, as it is narrowed down', async () => {
  const { asked, count } = aList(130);
  expect(await count({ search: 'risk' })).toEqual({ count: 130, next_cursor: null });
  expect(asked).toEqual([
    { search: 'risk', limit: 100, cursor: undefined },
    { search: 'risk', limit: 100, cursor: '100' },
  ]);
  expect(await aList(0).count({})).toEqual({ count: 0, next_cursor: null });
});

test('an answer counts a thousand at most, and says where to go on', async () => {
  const { asked, count } = aList(2300);
  const parts = [await count({})];
  for (let last = parts[0]; last?.next_cursor; last = parts.at(-1))
    parts.push(await count({ cursor: last.next_cursor }));
  expect(parts).toEqual([
    { count: 1000, next_cursor: '1000' },
    { count: 1000, next_cursor: '2000' },
    { count: 300, next_cursor: null },
  ]);
  expect(asked).toHaveLength(23);
});

test('empty pages of a filter count as read: an answer does not wait for a hit', async () => {
  let read = 0;
  const count = countedBy(async () => {
    read += 1;
    return { items: [], next: String(read) };
  });
  expect(await count({})).toEqual({ count: 0, next_cursor: '10' });
});
