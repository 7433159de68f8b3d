import { expect, it } from 'vitest';
import { chapterOf, chaptersOf, withChapter } from './chapters.ts';

const text = [
  '**For admins**',
  '# One\n\nFirst.\n\n## Below\n\nMore.',
  '# Two\n\n```\n# not a chapter\n```',
  '# One\n\nAgain.',
].join('\n\n');

it('a text has the chapters of its first-level headings, code apart', () => {
  expect(chaptersOf(text).map(({ title, markdown }) => [title, markdown])).toEqual([
    ['One', 'First.\n\n## Below\n\nMore.'],
    ['Two', '```\n# not a chapter\n```'],
    ['One', 'Again.'],
  ]);
  expect(chaptersOf('No heading.')).toEqual([]);
});

it('a section is found by its title, the second of a title after the first', () => {
  const titles = ['One', 'Two', 'One', 'Gone'];
  const found = titles.map((_, position) => chapterOf(text, titles, position)?.markdown);
  expect(found).toEqual([expect.stringContaining('First.'), expect.stringContaining('not a'), 'Again.', undefined]);
});

it.each([0, 1, 2])('chapter %i is replaced, and nothing around it', (at) => {
  const [chapter, before] = [chaptersOf(text)[at], chaptersOf(text)];
  const changed = chapter ? withChapter(text, chapter, 'New.') : '';
  expect(changed.startsWith('**For admins**\n\n# One\n\n')).toBe(true);
  expect(chaptersOf(changed).map(({ markdown }) => markdown)).toEqual(
    before.map(({ markdown }, place) => (place === at ? 'New.' : markdown)),
  );
});
