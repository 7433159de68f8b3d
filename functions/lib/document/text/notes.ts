import type { Block, Item, Spans } from './block.ts';
import type { NoteNumber } from './inline.ts';

function* itemSpans(items: readonly Item[]): Generator<Spans> {
  for (const { spans, inner } of items) {
    yield spans;
    if (inner) yield* itemSpans(inner.items);
  }
}

function* spansOf(block: Block): Generator<Spans> {
  if (block.kind === 'paragraph' || block.kind === 'note') yield block.spans;
  else if (block.kind === 'list') yield* itemSpans(block.items);
  else if (block.kind === 'table') for (const row of [block.head, ...block.rows]) yield* row;
  else if (block.kind === 'quote') yield* block.paragraphs;
}

/** Numbers the notes in the order in which the text first refers to them. Undefined without either end. */
export function numberedNotes(blocks: readonly Block[]): NoteNumber {
  const written = new Set(blocks.flatMap((block) => (block.kind === 'note' ? [block.key] : [])));
  const numbers = new Map<string, number>();
  for (const block of blocks)
    for (const spans of spansOf(block))
      for (const { note } of spans)
        if (note !== undefined && written.has(note) && !numbers.has(note)) numbers.set(note, numbers.size + 1);
  return (key) => numbers.get(key);
}
