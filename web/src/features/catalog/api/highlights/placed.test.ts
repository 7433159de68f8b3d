import { describe, expect, test } from 'vitest';
import type { Highlight } from '#shared/library/highlight.ts';
import { highlightsCsv, highlightsMarkdown } from './export-text.ts';
import { byHeading, changedText, hasText, highlightAt, placedIn } from './placed.ts';

const text = 'Scope\nAll accounts count.\nAccess\nAn owner reviews *each* account.';
const book = {
  text,
  sections: [
    { anchor: 'scope', level: 0, start: 0 },
    { anchor: 'access', level: 0, start: text.indexOf('Access') },
  ],
};
const titles = new Map([
  ['scope', 'A.5 Scope'],
  ['access', 'Access'],
]);
const marked = (quote: string, fields: Partial<Highlight> = {}): Highlight => ({
  ...{ key: quote, color: 'yellow', note: '', quote, prefix: '', suffix: '', section: 'scope', position: 6 },
  ...{ created_at: '2026-11-22T10:00:00.000Z', updated_at: '2026-11-22T10:00:00.000Z' },
  ...fields,
});
const placed = placedIn(
  book,
  [
    marked('Nothing like this is here', { section: 'gone' }),
    marked('Nor is this', { section: 'gone', created_at: '2026-11-21T10:00:00.000Z', note: 'Check *this*' }),
    marked('owner reviews *each*', { section: 'access', position: 10, note: '=Ask' }),
    marked('each', { section: 'access', position: 25 }),
    marked('All accounts count.'),
  ],
  titles,
);

describe('highlights in a book', () => {
  test('are in the order of the text, under the headings above them', () => {
    expect(
      byHeading(placed).map(({ heading, placed }) => [heading, ...placed.map((one) => one.highlight.quote)]),
    ).toEqual([
      ['A.5 Scope', 'All accounts count.'],
      ['Access', 'owner reviews *each*', 'each'],
      [changedText, 'Nor is this', 'Nothing like this is here'],
    ]);
  });

  test('are searched by text and note, without case and accents', () => {
    expect(placed.filter((one) => hasText(one, ' OWNER ')).map((one) => one.highlight.quote)).toEqual([
      'owner reviews *each*',
    ]);
    expect(placed.filter((one) => hasText(one, 'ásk'))).toHaveLength(1);
    expect(placed.filter((one) => hasText(one, ''))).toHaveLength(5);
  });

  test('are found at a place of the text, the inner one first', () => {
    expect(highlightAt(placed, text.indexOf('each'))?.highlight.quote).toBe('each');
    expect(highlightAt(placed, text.indexOf('reviews'))?.highlight.quote).toBe('owner reviews *each*');
    expect(highlightAt(placed, text.indexOf('Access'))).toBeUndefined();
    const end = text.indexOf('count.') + 'count.'.length;
    expect(highlightAt(placed, end - 1)?.highlight.quote).toBe('All accounts count.');
    expect(highlightAt(placed, end)).toBeUndefined();
  });
});

describe('an export', () => {
  test('is Markdown that shows quotes and notes as they are', () => {
    expect(highlightsMarkdown('Access *reviews*', placed)).toBe(
      [
        ...['# Access \\*reviews\\*', '## A.5 Scope', '> All accounts count.', '## Access'],
        ...['> owner reviews \\*each\\*', '=Ask', '> each', `## ${changedText}`],
        ...['> Nor is this', 'Check \\*this\\*', '> Nothing like this is here\n'],
      ].join('\n\n'),
    );
  });

  test('quotes every line of a passage', () => {
    const lines = placedIn(book, [marked('All accounts count.\nAccess')], titles);
    expect(highlightsMarkdown('Access', lines)).toContain('\n> All accounts count.\n> Access\n');
  });

  test('is CSV in which a note is never a formula', () => {
    const rows = highlightsCsv(placed).split('\r\n');
    expect(rows[0]).toBe('\uFEFFHeading,Text,Note,Color,Marked at');
    expect(rows[2]).toBe("Access,owner reviews *each*,'=Ask,yellow,2026-11-22T10:00:00.000Z");
    expect(rows[4]).toContain(changedText);
  });
});
