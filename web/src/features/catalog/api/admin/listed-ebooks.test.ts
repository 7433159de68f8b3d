import { expect, it } from 'vitest';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { isOn, takesStatus, withEbook } from './listed-ebooks.ts';

const ebook = (number: number) =>
  sampleOf(AdminEbook, { id: idOf('ebook', number), created_at: `2026-01-0${number}T09:00:00.000Z` });
const pageOf = (...numbers: number[]) => ({ items: numbers.map(ebook), next: undefined, total: numbers.length });

it('puts an ebook back where its age belongs', () => {
  expect(withEbook(pageOf(4, 3, 1), ebook(2))).toEqual(pageOf(4, 3, 2, 1));
  expect(withEbook(pageOf(3, 2), ebook(1))).toEqual(pageOf(3, 2, 1));
  expect(withEbook(pageOf(), ebook(1))).toEqual(pageOf(1));
});

it('leaves a page alone that shows it already', () => {
  const page = pageOf(2, 1);
  expect(withEbook(page, ebook(1))).toBe(page);
});

it('finds an ebook on a page', () => {
  expect([isOn(pageOf(2, 1), idOf('ebook', 1)), isOn(pageOf(2), idOf('ebook', 1)), isOn(undefined, '')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('knows which lists take a draft', () => {
  expect(takesStatus({ query: { status: undefined } }, 'draft')).toBe(true);
  expect(takesStatus({ query: { status: 'draft' } }, 'draft')).toBe(true);
  expect(takesStatus({ query: { status: 'published' } }, 'draft')).toBe(false);
  expect(takesStatus(null, 'draft')).toBe(true);
});
