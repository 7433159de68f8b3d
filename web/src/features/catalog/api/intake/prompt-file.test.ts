import { expect, it } from 'vitest';
import { promptFileOf } from './prompt-file.ts';

const file = (header: string[], rows: string[][], more = {}) =>
  promptFileOf({
    sheet: { header, rows, numbers: [1, ...rows.map((_, at) => at + 2)] },
    ...{ isWhole: true, isAssumed: false },
    ...more,
  });

it('counts its prompts, and names the columns that the shop knows', () => {
  expect(file(['Title', 'prompt', 'Owner'], [['a', 'b', 'c'], ['d']])).toMatchObject({
    count: '2 prompts',
    columns: [
      { name: 'Title', isKnown: true },
      { name: 'prompt', isKnown: true },
      { name: 'Owner', isKnown: false },
    ],
    rows: [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  });
  expect(file(['prompt'], [['a']], { isWhole: false }).count).toBe('More than 1 prompt');
});

it('shows the first rows only', () => {
  const rows = Array.from({ length: 9 }, (_, at) => [`p${at}`]);
  expect(file(['prompt'], rows)).toMatchObject({ count: '9 prompts', remarks: [] });
  expect(file(['prompt'], rows).rows).toHaveLength(5);
});

it('has more rows than are read', () => {
  const rows = Array.from({ length: 100_001 }, () => ['p']);
  expect(file(['prompt'], rows.slice(1))).toMatchObject({ count: '100,000 prompts', remarks: [] });
  const many = file(['prompt'], rows);
  expect(many.count).toBe('More than 100,000 prompts');
  expect(many.remarks).toEqual(['This file has more than 100,000 rows. Split it into smaller files.']);
});

it.each([
  [['question'], [['a']], 'No column is called “prompt”, so the shop cannot show any of them before the purchase.'],
  [['prompt'], [], 'This file has no prompts below its header.'],
  [['prompt', 'PROMPT'], [['a', 'b']], 'More than one column is called “prompt”; the first one counts.'],
  [
    ['title', 'prompt'],
    [
      ['a', ' '],
      ['b', 'c'],
    ],
    '1 row has no prompt.',
  ],
  [['prompt'], [['=1+1']], '1 cell begins like a formula. Buyers get them as plain text.'],
  [['title', 'prompt'], [['a', 'b', 'c']], 'Row 2: This row has 3 cells; the header has 2.'],
])('%j %j is odd', (header, rows, remark) => {
  expect(file(header, rows).remarks).toEqual([remark]);
});

it('was read in an encoding that had to be assumed', () => {
  expect(file(['prompt'], [['a']], { isAssumed: true }).remarks).toHaveLength(1);
});
