import { expect, test } from 'vitest';
import { parseContent } from '#shared/catalog/content.ts';
import { headingAbove, shownAnchors, topLevel } from './text-headings.ts';

const blocks = parseContent('Foreword\n\n## Scope\n\nText.\n\n### Limits\n\nMore.\n\n## Scope');

test('headingAbove', () => {
  expect(headingAbove(blocks, 0)).toBeUndefined();
  expect([1, 2, 3, 4, 5, 99].map((index) => headingAbove(blocks, index)?.anchor)).toEqual([
    'scope',
    'scope',
    'limits',
    'limits',
    'scope-2',
    'scope-2',
  ]);
});

test('shownAnchors and topLevel', () => {
  expect([...shownAnchors(blocks)]).toEqual(['scope', 'limits', 'scope-2']);
  expect(topLevel([{ level: 2 }, { level: 3 }])).toBe(2);
  expect(topLevel([])).toBe(3);
});
