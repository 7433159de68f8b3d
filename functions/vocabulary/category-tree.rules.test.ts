import { expect, it } from 'vitest';
import type { Category } from '#lib/vocabulary/category.repo.ts';
import { childrenOf, placeFault } from './category-tree.rules.ts';

const category = (id: string, parent_id?: string, kind: Category['kind'] = 'tool') =>
  ({ id, kind, name: id.toUpperCase(), parent_id }) as Category;
const all = [category('top'), category('child', 'top'), category('other'), category('text', undefined, 'article')];
const fault = (parent_id: string, id?: string) => placeFault({ id, kind: 'tool', parent_id }, all);

it('a category is below one of its kind that is below none', () => {
  expect(fault('top')).toBeUndefined();
  expect(fault('top', 'other')).toBeUndefined();
  expect(fault('child')).toBe('“CHILD” is below another category. Choose one that is not.');
  expect(fault('text')).toBe('Choose a category of the same kind');
  expect(fault('nowhere')).toMatch(/no longer exists/);
  expect(fault('top', 'top')).toBe('A category cannot be below itself');
});

it('one with others below it stays at the top', () => {
  expect(fault('other', 'top')).toBe('It has categories below it, so it cannot be below another one');
  expect(childrenOf(all, 'top').map(({ id }) => id)).toEqual(['child']);
  expect(childrenOf(all, undefined)).toEqual([]);
});
