import { describe, expect, it } from 'vitest';
import { areInOrder, articleChecks } from './article-checks.ts';

const values = { title: 'T', excerpt: 'E', author_id: 'aut_1', category: 'C', meta_description: 'M' };
const text = { words: 3, firstParagraph: 'P', headings: [], pictures: ['A chart', ''], links: [], anchors: [] };
const levels = (...all: number[]) => areInOrder(all.map((level) => ({ level, title: 'T' })));

describe('what is looked at before publishing', () => {
  it('is all met by a complete article', () =>
    expect(articleChecks(values, text).filter(({ state }) => state !== 'met')).toEqual([]));

  it('names the field of everything that is missing', () => {
    const blank = { title: ' ', excerpt: '', author_id: '', category: '', meta_description: '' };
    const none = { ...text, words: 0, pictures: ['A chart', undefined, undefined] };
    const missing = articleChecks(blank, none).filter(({ state }) => state !== 'met');
    expect(missing.map(({ field }) => field)).toEqual([
      ...['title', 'excerpt', 'content', 'content', 'author_id', 'category', 'meta_description'],
    ]);
    expect(missing.map(({ label }) => label)).toContain('2 pictures without a description');
  });

  it('wants headings that leave no level out', () => {
    expect([levels(), levels(2, 3, 4, 2, 3), levels(2, 2)]).toEqual([true, true, true]);
    expect([levels(3), levels(2, 4), levels(2, 3, 2, 4)]).toEqual([false, false, false]);
    expect(areInOrder([{ level: 4, title: '' }])).toBe(true);
  });
});
