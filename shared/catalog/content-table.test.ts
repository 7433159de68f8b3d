import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from './content-table.ts';

const lines = (text: string) => text.split('\n');

describe('tableOf', () => {
  it('reads head and rows, with empty cells and pipes in cells', () => {
    expect(tableOf(lines('  | A | B |\r\n|:---|--:|\n| a \\| b | |\n|| **c** |'))).toEqual({
      head: ['A', 'B'],
      rows: [
        ['a | b', ''],
        ['', '**c**'],
      ],
    });
  });

  it.each([
    ['a row with fewer cells', '| a | b |\n| - | - |\n| c |'],
    ['a row with more cells', '| a | b |\n| - | - |\n| c | d | e |'],
    ['a rule of another width', '| a | b |\n| - |\n| c | d |'],
    ['no rule', '| a | b |\n| c | d |\n| e | f |'],
    ['an empty rule', '| a |\n| |\n| b |'],
    ['no row', '| a |\n| - |'],
    ['a line without its last pipe', '| a |\n| - |\n| b'],
    ['a last pipe that is text', '| a |\n| - |\n| b \\|'],
    ['a line of text', 'a\n| a |\n| - |\n| b |'],
    ['a list item', '| a |\n| - |\n- b'],
    ['more columns than a page has room for', `|${'a|'.repeat(13)}\n|${'-|'.repeat(13)}\n|${'b|'.repeat(13)}`],
  ])('is undefined for %s', (_, text) => expect(tableOf(lines(text))).toBeUndefined());

  it('reads every cell as it was written', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '|', '*', '-', ':', ' ', '語', '<') })
      .map((text) => text.trim());
    const grid = fc
      .integer({ min: 1, max: 12 })
      .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 2 }));
    fc.assert(
      fc.property(grid, ([head = [], ...rows]) => {
        const write = (row: readonly string[]) => `| ${row.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
        expect(tableOf([write(head), write(head.map(() => '---')), ...rows.map(write)])).toEqual({ head, rows });
      }),
    );
  });
});
