import { type Block, type Items, type ListItem, textOf } from './blocks.ts';

const itemLines = ({ items }: Items<ListItem>): string[] =>
  items.flatMap(({ spans, sub }) => [textOf(spans), ...(sub?.items.map(textOf) ?? [])]);

/** The text of a block as searches read it: each paragraph, item and cell is a line. */
export function textLines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [textOf(block.spans)];
    case 'list':
      return itemLines(block);
    case 'table':
      return [block.head, ...block.rows].flat().map(textOf);
    case 'quote':
      return block.paragraphs.map(textOf);
    case 'code':
      return block.text.split('\n');
    case 'figure':
      return [textOf(block.caption) || block.alt];
    case 'notes':
      return block.notes.map(({ spans }) => textOf(spans));
  }
}
