import type { Block, Items, ListItem, Span } from './content/blocks.ts';
import { textOf } from './content/blocks.ts';
import { type Chunk, chunksOf, codeOf, figureOf } from './content/chunks.ts';
import { anchorMaker, headingOf } from './content/heading.ts';
import { type NoteNumber, noteNumbers, spans } from './content/inline.ts';
import { joined, type Segment, segmentsOf } from './content/segments.ts';
import { tableOf } from './content-table.ts';

export type { Block, Cell, Code, Figure, Items, List, ListItem, Note, Span, Table } from './content/blocks.ts';

/** What the blocks of a text share: anchors of headings are unique, footnotes numbered. */
interface Numbering {
  readonly anchor: (title: string) => string;
  readonly note: NoteNumber;
}

/** A title is plain text: marks of words within it are taken away. */
export const plainTitle = (title: string): string => textOf(spans(title)) || title;

/**
 * Parses the text of an ebook: `#`, `##`, `###` headings, `- ` and `1. ` lists, nested once, `> ` quotes, fenced code,
 * tables of `| a | b |` lines, figures, `[^1]: ` notes and paragraphs, separated by blank lines. A line without a mark
 * continues the block above it, so that a prefix never parses differently from the whole text.
 */
export function parseContent(content: string): Block[] {
  const numbering = { anchor: anchorMaker(), note: noteNumbers() };
  return chunksOf(content).flatMap((chunk) => blocksOf(chunk, numbering));
}

function blocksOf(chunk: Chunk, numbering: Numbering): Block[] {
  const first = chunk.lines[0]?.text ?? '';
  if (chunk.kind === 'code') return [{ kind: 'code', ...codeOf(chunk) }];
  if (chunk.kind === 'figure') {
    const { name, alt, caption } = figureOf(first) ?? { name: '', alt: '', caption: '' };
    return [{ kind: 'figure', name, alt, caption: spans(caption, numbering.note) }];
  }
  const heading = chunk.kind === 'heading' ? headingOf(first) : undefined;
  if (!heading) return textBlocks(chunk, numbering.note);
  const text = plainTitle(heading.title);
  return [{ kind: 'heading', level: heading.level, text, anchor: numbering.anchor(text) }];
}

/** The table that the lines of a chunk make, if they do. */
export const tableIn = ({ kind, lines }: Chunk) =>
  kind === 'text' ? tableOf(lines.map(({ text }) => text.trim())) : undefined;

function textBlocks(chunk: Chunk, note: NoteNumber): Block[] {
  const table = tableIn(chunk);
  const cell = (text: string): Span[] => spans(text, note);
  if (table) return [{ kind: 'table', head: table.head.map(cell), rows: table.rows.map((row) => row.map(cell)) }];
  return runsOf(segmentsOf(chunk.lines)).map((run) => blockOf(run, note));
}

/** Segments that stand together in one block. */
type Run = readonly [Segment, ...Segment[]];

const isTogether = ({ mark: a }: Segment, { mark: b }: Segment): boolean => {
  if (a.kind === 'item' && b.kind === 'item') return b.isIndented || a.isOrdered === b.isOrdered;
  return a.kind === b.kind && a.kind !== 'none';
};

function runsOf(segments: readonly Segment[]): Run[] {
  const runs: [Segment, ...Segment[]][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    // An indented item belongs to the last one above that is not, whatever is between them.
    const first = run?.findLast(({ mark }) => mark.kind !== 'item' || !mark.isIndented) ?? run?.[0];
    if (run && first && isTogether(first, segment)) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

function blockOf(run: Run, note: NoteNumber): Block {
  const [{ mark }] = run;
  if (mark.kind === 'item') return { kind: 'list', ...listOf(run, note) };
  if (mark.kind === 'quote') return { kind: 'quote', paragraphs: run.map((segment) => spans(joined(segment), note)) };
  if (mark.kind === 'none') return { kind: 'paragraph', spans: spans(joined(run[0]), note) };
  return { kind: 'notes', notes: run.flatMap((segment) => noteOf(segment, note)) };
}

const noteOf = (segment: Segment, note: NoteNumber) =>
  segment.mark.kind === 'note' ? [{ number: note(segment.mark.label), spans: spans(joined(segment), note) }] : [];

const startOf = ({ mark }: Segment): Pick<Items<unknown>, 'isOrdered' | 'start'> =>
  mark.kind === 'item' ? { isOrdered: mark.isOrdered, start: mark.number } : { isOrdered: false, start: 1 };

/** Items that are indented make the list within the item above them, whose kind is that of the first of them. */
function listOf(run: Run, note: NoteNumber): Items<ListItem> {
  const items: { spans: Span[]; sub?: Items<Span[]> & { items: Span[][] } }[] = [];
  for (const segment of run) {
    const last = items.at(-1);
    const text = spans(joined(segment), note);
    if (!last || segment.mark.kind !== 'item' || !segment.mark.isIndented) items.push({ spans: text });
    else if (last.sub) last.sub.items.push(text);
    else last.sub = { ...startOf(segment), items: [text] };
  }
  return { ...startOf(run[0]), items };
}
