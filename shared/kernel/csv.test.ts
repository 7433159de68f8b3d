import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const file = (...lines: string[]): string => `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;

it('writes rows for Excel, too, with quotes where a value needs them', () => {
  const rows = [
    ['Title', 'Price'],
    ['Say "no", twice', 12.5],
    ['Two\nlines', 'Müller'],
  ];
  expect(csvOf(rows)).toBe(file('Title,Price', '"Say ""no"", twice",12.5', '"Two\nlines",Müller'));
});

it('leaves a number as it is, but no text that looks like one', () => {
  expect(csvOf([[-3, 0, '-3']])).toBe(file("-3,0,'-3"));
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1+1', 'x;=HYPERLINK(A1)', 'x\n=1+1'])(
  'writes as text what a spreadsheet would run: %j',
  (text) => {
    const [, cell = ''] = /^\uFEFF"?([^"]*)"?\r\n$/.exec(csvOf([[text]])) ?? [];
    expect(cell.replaceAll("'", '')).toBe(text);
    expect(cell).toMatch(/'\s*[=+\-@＝]/);
  },
);
