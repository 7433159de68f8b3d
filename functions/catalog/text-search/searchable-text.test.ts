import { describe, expect, test } from 'vitest';
import { foldQuery } from '#shared/kernel/fold.ts';
import { hitsIn, searchableText } from './searchable-text.ts';

const content = [
  ...['Foreword on évidence.', '# Access: who may', 'The **owner’s** evidence', '- One item', '- Evidence again'],
  ...['| Field | Yours |', '| --- | --- |', '| EVIDENCE | |'],
].join('\n\n');
const table = content.replace('|\n\n|', '|\n|').replaceAll('|\n\n|', '|\n|');
const find = (text: string, typed: string, bounds = { counted: 100, shown: 5 }) =>
  hitsIn(searchableText(text), foldQuery(typed), bounds);

describe('a search in a text', () => {
  test('finds words in paragraphs, items and cells, each with its block and the heading above it', () => {
    const { total, hits } = find(table, 'Evidence');
    expect(total).toBe(4);
    expect(hits.map(({ heading, before, match, after }) => [heading, before, match, after])).toEqual([
      [null, 'Foreword on ', 'évidence', '.'],
      ['Access: who may', 'The owner’s ', 'evidence', ''],
      ['Access: who may', '', 'Evidence', ' again'],
      ['Access: who may', '', 'EVIDENCE', ''],
    ]);
    expect(hits[0]?.block).toBe(0);
    expect(hits[1]?.block).toBe(2);
  });

  test('finds headings, bold text and typographic quotes as they are typed', () => {
    expect(find(table, 'access: WHO').hits).toMatchObject([{ heading: 'Access: who may', block: 1 }]);
    expect(find(table, "the owner's evi").total).toBe(1);
  });

  test('finds nothing across lines', () => {
    expect(find(table, 'item evidence').total).toBe(0);
  });

  test('counts and shows no more than its bounds', () => {
    const { total, hits } = find('risk '.repeat(500), 'risk', { counted: 200, shown: 3 });
    expect([total, hits.length]).toEqual([200, 3]);
    expect(find('', 'risk')).toEqual({ total: 0, hits: [] });
  });
});
