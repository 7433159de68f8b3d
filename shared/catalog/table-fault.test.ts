import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseContent } from './content.ts';
import { tableFault } from './table-fault.ts';

it.each([
  ['text', 'A line.\n\n- an item'],
  ['a table', '## Head\n| a | b |\n| - | - |\n| c | |\n\nText'],
  ['a line with pipes', 'x\n\n|x| is the absolute value of x'],
  ['nothing', ''],
])('accepts %s', (_, content) => expect(tableFault(content)).toBeUndefined());

it.each([
  ['a row with fewer cells', '| a | b |\n| - | - |\n| c | d |\n| e |', 'line 4 has 1 cell, and its head has 2'],
  ['a row with more cells', '\n\n| a |\n| - |\n| c | d |', 'line 5 has 2 cells, and its head has 1'],
  ['a rule of another width', '| a | b |\n| - |\n| c | d |', 'line 2 has 1 cell, and its head has 2'],
  ['no rule', '| a | b |\n| c | d |', 'line 2 must be a rule such as | --- | --- |'],
  ['no row', '# H\n| a |\n| - |', 'it has no line below its head'],
  [
    'a row without its last pipe',
    '| a |\n| - |\n| b',
    'line 3 must begin and end with |, or stand apart by an empty line',
  ],
  [
    'text right below it',
    '| a |\n| - |\n| b |\nText',
    'line 4 must begin and end with |, or stand apart by an empty line',
  ],
  ['text right above it', 'Text\n| a |\n| - |\n| b |', 'it needs an empty line before it'],
  [
    'too many columns',
    `|${'a|'.repeat(13)}\n|${'-|'.repeat(13)}\n|${'b|'.repeat(13)}`,
    'it has 13 columns, and at most 12 fit on a page',
  ],
])('says what is wrong with %s', (_, content, why) => {
  const line = content.split('\n').findIndex((each) => each.startsWith('|')) + 1;
  expect(tableFault(content)).toBe(`The table that begins in line ${line} cannot be shown: ${why}.`);
});

it('lets no two rows, one below the other, be shown as text', () => {
  const line = fc.constantFrom('', '| a | b |', '| - | - |', '| c |', '| - |', '|', 'text', '# Head', '- item');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      fc.pre(tableFault(lines.join('\n')) === undefined);
      const pairs = lines.filter((each, at) => each.startsWith('|') && lines[at + 1]?.startsWith('|'));
      const tables = parseContent(lines.join('\n')).flatMap((block) => (block.kind === 'table' ? [block] : []));
      expect(pairs.length).toBe(tables.reduce((sum, { rows }) => sum + rows.length + 1, 0));
    }),
  );
});
