import { describe, expect, test } from 'vitest';
import { findInBook, mostHits, stepTo } from './find-in-book.ts';

const text = 'Scope\nThe owner’s évidence counts.\nAccess\nNo evidence, no access';
const book = {
  text,
  sections: [
    { anchor: 'scope', level: 0, start: 0 },
    { anchor: 'access', level: 0, start: text.indexOf('Access') },
  ],
};

describe('findInBook', () => {
  test('shows each hit in its line, with the heading above it', () => {
    expect(findInBook(book, 'EVIDENCE').map(({ start, end, ...shown }) => shown)).toEqual([
      { anchor: 'scope', before: 'The owner’s ', match: 'évidence', after: ' counts.' },
      { anchor: 'access', before: 'No ', match: 'evidence', after: ', no access' },
    ]);
    expect(findInBook(book, "owner's")).toHaveLength(1);
    expect(findInBook(book, 'counts access')).toEqual([]);
  });

  test('needs two characters, and lists so many hits at most', () => {
    expect(findInBook(book, ' n ')).toEqual([]);
    expect(findInBook(book, 'no')).toHaveLength(2);
    expect(findInBook({ text: 'risk '.repeat(900), sections: [] }, 'risk')).toHaveLength(mostHits);
  });
});

test('stepTo goes round', () => {
  expect([stepTo(3, 2, 1), stepTo(3, 0, -1), stepTo(3, 0, 1), stepTo(0, 0, 1)]).toEqual([0, 2, 1, 0]);
});
