import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('writes rows, with quotes where a value needs them', () => {
  const rows = [
    ['Title', 'Price'],
    ['Say "no", twice', 12.5],
    ['Two\nlines', -3],
  ];
  expect(csvOf(rows)).toBe('Title,Price\r\n"Say ""no"", twice",12.5\r\n"Two\nlines",-3\r\n');
});

test('writes as text what a spreadsheet would run', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1'])
    expect(csvOf([[text]]).replaceAll('"', '')).toBe(`'${text}\r\n`);
});
