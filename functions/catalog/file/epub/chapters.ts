import type { Block, Note, Span } from '#shared/catalog/content.ts';

/** A file of the book: a chapter with its heading, or what stands before the first one. */
export interface Chapter {
  readonly file: string;
  readonly title: string;
  readonly blocks: readonly PlacedBlock[];
  /** Notes that are shown at its end. */
  readonly notes: readonly Note[];
}
/** A block; a heading with its id and its depth below the chapters. */
export interface PlacedBlock {
  readonly block: Block;
  readonly id: string;
  readonly depth: number;
}

const isHeading = (block: Block) => block.kind === 'heading';

function spansOf(block: Block): readonly Span[] {
  switch (block.kind) {
    case 'paragraph':
      return block.spans;
    case 'list':
      return block.items.flatMap(({ spans, sub }) => [...spans, ...(sub?.items.flat() ?? [])]);
    case 'table':
      return [block.head, ...block.rows].flat(2);
    case 'quote':
      return block.paragraphs.flat();
    case 'figure':
      return block.caption;
    default:
      return [];
  }
}

const referredTo = (blocks: readonly PlacedBlock[]): number[] =>
  blocks.flatMap(({ block }) => spansOf(block).flatMap(({ note }) => (note === undefined ? [] : [note])));

/** Divides a text at its highest headings. */
function dividedAt(blocks: readonly PlacedBlock[], title: string): { title: string; blocks: PlacedBlock[] }[] {
  const parts: { title: string; blocks: PlacedBlock[] }[] = [];
  for (const placed of blocks) {
    const { block, depth } = placed;
    if (block.kind === 'heading' && depth === 0) parts.push({ title: block.text, blocks: [placed] });
    else if (parts.length === 0) parts.push({ title, blocks: [placed] });
    else parts.at(-1)?.blocks.push(placed);
  }
  return parts.length > 0 ? parts : [{ title, blocks: [] }];
}

/** The files of a book. Each note is at the end of the chapter that refers to it first, else of the one that has it. */
export function chaptersOf(title: string, blocks: readonly Block[]): Chapter[] {
  const top = Math.min(3, ...blocks.filter(isHeading).map(({ level }) => level));
  const placed = blocks.map((block, index): PlacedBlock => {
    return { block, id: `s${index + 1}`, depth: block.kind === 'heading' ? block.level - top : 0 };
  });
  const notes = new Map<number, Note>();
  for (const note of blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : [])))
    if (!notes.has(note.number)) notes.set(note.number, note);
  const parts = dividedAt(placed, title);
  const take = (numbers: readonly number[]): Note[] =>
    [...new Set(numbers)].flatMap((number) => {
      const note = notes.get(number);
      notes.delete(number);
      return note ? [note] : [];
    });
  const referred = parts.map(({ blocks }) => take(referredTo(blocks)));
  return parts.map((part, index) => {
    const own = part.blocks.flatMap(({ block }) =>
      block.kind === 'notes' ? block.notes.map(({ number }) => number) : [],
    );
    return { ...part, file: `chapter-${index + 1}.xhtml`, notes: [...(referred[index] ?? []), ...take(own)] };
  });
}
