import type { Block, Spans, Table } from './block.ts';
import { oneLine } from './clean.ts';

export const textOf = (spans: Spans): string => oneLine(spans.map((span) => span.text).join(''));

const rowText = (row: readonly Spans[]): string =>
  row
    .map(textOf)
    .filter((cell) => cell !== '')
    .join(' ');
export const tableText = (table: Table): string => [table.head, ...table.rows].map(rowText).join('\n');

/** The words of a block without any marks, for searching and citing. */
export function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
    case 'note':
      return textOf(block.spans);
    case 'list':
      return block.items
        .map((item) => [textOf(item.spans), ...(item.inner ? [plainText(item.inner)] : [])].join('\n'))
        .join('\n');
    case 'table':
      return tableText(block);
    case 'quote':
      return block.paragraphs.map(textOf).join('\n');
    case 'code':
      return block.text;
    case 'figure':
      return [block.alt, block.caption].filter((text) => text !== '').join('\n');
  }
}

export const plainTexts = (blocks: readonly Block[]): string =>
  blocks
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n\n');
