import { describe, expect, test } from 'vitest';
import { countOf, daysLeft, merged, thingsOf } from './trashed-thing.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const page = (...deleted: string[]) => ({
  items: deleted.map((deleted_at, index) => ({ id: `${index}`, title: `Thing ${index}`, deleted_at })),
  next: undefined,
  total: undefined,
});
const thing = (deletedAt: string) => ({ id: '1', kind: 'ebook' as const, name: 'One', deletedAt });

describe('the days until a thing is gone for good', () => {
  test.each([
    ['2026-11-24T12:00:00.000Z', 30],
    ['2026-11-24T11:00:00.000Z', 30],
    ['2026-11-01T12:00:00.000Z', 7],
    ['2026-10-25T12:00:01.000Z', 1],
    ['2026-10-25T12:00:00.000Z', 0],
  ])('deleted at %s: %i', (deletedAt, days) => {
    expect(daysLeft(thing(deletedAt), now)).toBe(days);
  });
});

test('what waits for its purge is not listed, because it cannot be restored', () => {
  const { items } = thingsOf('ebook', page('2026-11-20T12:00:00.000Z', '2026-10-20T12:00:00.000Z'), now);
  expect(items).toEqual([{ id: '0', kind: 'ebook', name: 'Thing 0', deletedAt: '2026-11-20T12:00:00.000Z' }]);
});

test('all kinds are one list, latest deletion first', () => {
  const ebooks = thingsOf('ebook', page('2026-11-20T12:00:00.000Z', '2026-11-10T12:00:00.000Z'), now);
  const articles = thingsOf('article', page('2026-11-15T12:00:00.000Z'), now);
  expect(merged([ebooks, articles]).map(({ kind }) => kind)).toEqual(['ebook', 'article', 'ebook']);
});

test('a count says that there are more', () => {
  const items = [thing('2026-11-20T12:00:00.000Z')];
  expect(countOf({ items, next: undefined, total: undefined })).toBe('1');
  expect(countOf({ items, next: 'x', total: undefined })).toBe('1+');
});
