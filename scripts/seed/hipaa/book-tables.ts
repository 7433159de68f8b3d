import { parseContent, type Span, type Table } from '#shared/catalog/content.ts';
import { readBook } from '../content.ts';
import { bookFile } from './book-file.ts';

/** The worksheets as the book prints them: what is asked there is asked in the files, in the same words. */
const blocks = parseContent(readBook(bookFile).content);

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
const rowsOf = ({ head, rows }: Table): string[][] => [head, ...rows].map((row) => row.map(textOf));

const isHeading = (start: string) => (block: (typeof blocks)[number]) =>
  block.kind === 'heading' && block.text.startsWith(start);

const sheetHeading = (number: number): number => blocks.findIndex(isHeading(`Worksheet ${number}:`));

/** `Worksheet 4: Completeness check`. */
export function titleOf(number: number): string {
  const heading = blocks[sheetHeading(number)];
  if (heading?.kind !== 'heading') throw new Error(`The book has no Worksheet ${number}`);
  return heading.text;
}

/** The tables of a worksheet, each with its head as the first row. */
export function tablesOf(number: number): string[][][] {
  const rest = blocks.slice(sheetHeading(number) + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return rest.slice(0, end).flatMap((block) => (block.kind === 'table' ? [rowsOf(block)] : []));
}

/** The lines of a table below its head, without empty ones and examples. */
export const linesOf = ([, ...rows]: readonly (readonly string[])[]): (readonly string[])[] =>
  rows.filter((row) => row.some(Boolean) && !/example \(fictional\)/i.test(row[0] ?? ''));
