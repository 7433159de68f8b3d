import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DiffRow, diffRows, foldedRows } from './text-diff.ts';

const text = (rows: readonly DiffRow[], side: 'before' | 'after') =>
  rows.flatMap((row) => (row[side] ? [row[side].map((piece) => piece.text).join('')] : [])).join('\n\n');
const changed = (rows: readonly DiffRow[], side: 'before' | 'after') =>
  rows.flatMap((row) => row[side]?.filter(({ isChanged }) => isChanged).map((piece) => piece.text) ?? []);

it('shows changed words within paragraphs, and paragraphs that came or went', () => {
  const before = 'The same.\n\nReview rights every year, at least.\n\nGone for good and all.';
  const after = 'The same.\n\nReview rights every quarter, at least.\n\nThe end.\n\nMore.';
  const rows = diffRows(before, after);
  expect(rows.map(({ isSame }) => isSame)).toEqual([true, false, false, false]);
  expect(changed(rows, 'before')).toEqual(['year,', 'Gone for good and all.']);
  expect(changed(rows, 'after')).toEqual(['quarter,', 'The end.', 'More.']);
  expect(rows[3]?.before).toBeNull();
});

it('compares paragraphs word by word as long as a third of them is alike', () => {
  const rows = diffRows(
    'Managers review rights of all accounts each year.',
    'Managers review rights of teams twice now, so far.',
  );
  expect(changed(rows, 'before').join('')).not.toContain('Managers');
  expect(changed(diffRows('One two three four.', 'Five six seven eight.'), 'before')).toEqual(['One two three four.']);
});

it('of the same text nothing is changed, of another one everything', () => {
  expect(diffRows('One.\n\nTwo.', 'One.\n\nTwo.').every(({ isSame }) => isSame)).toBe(true);
  expect(changed(diffRows('', 'New.'), 'after')).toEqual(['New.']);
});

it('loses no word of either text', () => {
  const paragraph = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 })
    .map((w) => w.join(' '));
  const markdown = fc.array(paragraph, { maxLength: 6 }).map((paragraphs) => paragraphs.join('\n\n'));
  fc.assert(
    fc.property(markdown, markdown, (before, after) => {
      const rows = diffRows(before, after);
      expect([text(rows, 'before'), text(rows, 'after')]).toEqual([before, after]);
    }),
  );
});

it('compares long paragraphs at once', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word}${n}`).join(' ');
  const began = performance.now();
  diffRows(long('a'), long('b'));
  expect(performance.now() - began).toBeLessThan(500);
});

it('compares whole books, in which little is different or everything', () => {
  const book = (changes: Record<number, string>) =>
    Array.from({ length: 20_000 }, (_, n) => changes[n] ?? `Paragraph ${n}.`).join('\n\n');
  const began = performance.now();
  const rows = diffRows(book({}), book({ 7: 'Mine.', 19000: 'Yours.' }));
  expect(foldedRows(rows).map((row) => (typeof row === 'number' ? row : changed([row], 'after').join()))).toEqual([
    7,
    'Mine.',
    18_992,
    'Yours.',
    999,
  ]);
  expect(diffRows(book({}), book({}).replaceAll('Paragraph', 'Section')).some(({ isSame }) => isSame)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
});
