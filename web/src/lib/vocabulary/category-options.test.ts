import { describe, expect, it } from 'vitest';
import type { Vocabulary } from '#shared/vocabulary/api.ts';
import { categoryOptions } from './category-options.ts';

const category = (name: string, parent: string | null = null) =>
  ({ id: `cat_${name}`, kind: 'tool', name, parent }) as const;
const vocabulary: Vocabulary = {
  categories: [
    { ...category('General'), kind: 'ebook' },
    ...[category('Code'), category('Scanners', 'Code'), category('Notes', 'Writing'), category('Productivity')],
  ],
  tags: [],
  frameworks: [],
};
const values = (choice: Parameters<typeof categoryOptions>[1]) =>
  categoryOptions(vocabulary, choice).map(({ value }) => value);

describe('the choices of categories', () => {
  it('are those of the kind, set in below others, and named in full below one that is inactive', () => {
    expect(categoryOptions(vocabulary, { kind: 'tool' }).map(({ label }) => label)).toEqual([
      ...['Code', '\u2003Scanners', 'Writing / Notes', 'Productivity'],
    ]);
  });

  it('are those below none, or below one', () => {
    expect(values({ kind: 'tool', below: null })).toEqual(['Code', 'Productivity']);
    expect(values({ kind: 'tool', below: 'Code' })).toEqual(['Scanners']);
  });

  it('leave one out', () => {
    expect(values({ kind: 'tool', except: 'Notes' })).toEqual(['Code', 'Scanners', 'Productivity']);
  });

  it('keep what a thing has, once, and nothing blank', () => {
    expect(values({ kind: 'ebook', kept: ['Old', 'Old', '', 'General'] })).toEqual(['General', 'Old']);
    expect(categoryOptions(undefined, { kind: 'ebook', kept: ['Old'] })).toEqual([{ value: 'Old', label: 'Old' }]);
  });
});
