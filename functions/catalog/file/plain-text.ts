import { type Block, type Cell, type List, parseContent, type Span, type Table } from '#shared/catalog/content.ts';

/** A link is followed by its address, unless that is its text; a footnote is its number in brackets. */
function text(spans: readonly Span[]): string {
  return spans
    .map(({ text, href, note }, at) => {
      const isEnd = href !== undefined && href !== text && spans[at + 1]?.href !== href;
      return `${text}${note === undefined ? '' : `[${note}]`}${isEnd ? ` (${href})` : ''}`;
    })
    .join('');
}

/** Each row as an item with a line for each cell, named after its column: long cells fit no columns of plain text. */
const tableLines = ({ head, rows }: Table): string => {
  const names = head.map(text);
  const line = (cell: Cell, column: number) => (names[column] ? `${names[column]}: ${text(cell)}` : text(cell)).trim();
  return rows.map((row) => `- ${row.map(line).filter(Boolean).join('\n  ')}`).join('\n');
};

const mark = ({ isOrdered, start }: Pick<List, 'isOrdered' | 'start'>, at: number): string =>
  isOrdered ? `${start + at}. ` : '- ';

const listLines = (list: List): string =>
  list.items
    .flatMap(({ spans, sub }, at) => [
      mark(list, at) + text(spans),
      ...(sub?.items.map((item, at) => `   ${mark(sub, at)}${text(item)}`) ?? []),
    ])
    .join('\n');

const indented = (lines: string): string => lines.replace(/^(?=.)/gm, '    ');

function lines(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return text(block.spans);
    case 'list':
      return listLines(block);
    case 'table':
      return tableLines(block);
    case 'quote':
      return block.paragraphs.map((spans) => indented(text(spans))).join('\n\n');
    case 'code':
      return indented(block.text);
    case 'figure':
      return `[Figure: ${[block.alt, text(block.caption)].filter(Boolean).join('. ')}]`;
    case 'notes':
      return block.notes.map(({ number, spans }) => `[${number}] ${text(spans)}`).join('\n');
  }
}

/** An ebook as a text file: its title, then its text without markup. */
export function plainText(title: string, content: string): string {
  const blocks = parseContent(content);
  const [first] = blocks;
  const isTitled = first?.kind === 'heading' && first.text === title;
  const parts = [title, '='.repeat(Math.min(title.length, 72)), ...blocks.slice(isTitled ? 1 : 0).map(lines)];
  return `${parts.join('\n\n').replace('\n\n=', '\n=')}\n`;
}
