import { csvOf } from '#shared/kernel/csv.ts';
import { byHeading, changedText, type PlacedHighlight } from './placed.ts';

/** Escapes what Markdown would read as markup. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
const quotedLines = (text: string): string => plain(text).replace(/^/gm, '> ');

const entry = ({ highlight: { quote, note } }: PlacedHighlight): string =>
  [quotedLines(quote), ...(note ? [plain(note)] : [])].join('\n\n');

/** Highlights and notes as Markdown, below the headings of the book. */
export function highlightsMarkdown(title: string, placed: readonly PlacedHighlight[]): string {
  const groups = byHeading(placed).flatMap(({ heading, placed }) => [
    ...(heading ? [`## ${plain(heading)}`] : []),
    ...placed.map(entry),
  ]);
  return `${[`# ${plain(title)}`, ...groups].join('\n\n')}\n`;
}

/** The same as rows of a spreadsheet. */
export function highlightsCsv(placed: readonly PlacedHighlight[]): string {
  const rows = placed.map(({ highlight: { quote, note, color, created_at }, at, heading }) => [
    at ? heading : changedText,
    quote,
    note,
    color,
    created_at,
  ]);
  return csvOf([['Heading', 'Text', 'Note', 'Color', 'Marked at'], ...rows]);
}
