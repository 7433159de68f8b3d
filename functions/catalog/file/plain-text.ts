import { type Block, type Cell, parseContent, type Span, type Table } from '#shared/catalog/content.ts';

const text = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');

/** Each row as an item with a line for each cell, named after its column: long cells fit no columns of plain text. */
const tableLines = ({ head, rows }: Table): string => {
  const names = head.map(text);
  const line = (cell: Cell, column: number) => (names[column] ? `${names[column]}: ${text(cell)}` : text(cell)).trim();
  return rows.map((row) => `- ${row.map(line).filter(Boolean).join('\n  ')}`).join('\n');
};

function lines(block: Block): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'paragraph') return text(block.spans);
  if (block.kind === 'table') return tableLines(block);
  return block.items.map((item) => `- ${text(item)}`).join('\n');
}

/** An ebook as a text file: its title, then its text without markup. */
export function plainText(title: string, content: string): string {
  const blocks = parseContent(content);
  const [first] = blocks;
  const isTitled = first?.kind === 'heading' && first.text === title;
  const parts = [title, '='.repeat(Math.min(title.length, 72)), ...blocks.slice(isTitled ? 1 : 0).map(lines)];
  return `${parts.join('\n\n').replace('\n\n=', '\n=')}\n`;
}
