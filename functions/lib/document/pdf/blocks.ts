import { type Block, type Item, paragraph, plain } from '../text/block.ts';
import { joinLines, type Vocabulary } from './joining.ts';
import { type Marker, markerOf } from './marker.ts';
import { type Row, textOfRow } from './row.ts';
import type { TextStyle } from './style.ts';
import { tableAt } from './table.ts';

/** Lines that belong together, before it is known what they are. */
interface Part {
  readonly kind: 'heading' | 'text' | 'item' | 'code';
  readonly rows: Row[];
  readonly marker?: Marker;
}
type Piece = Part | Block;

const isPart = (piece: Piece): piece is Part => 'rows' in piece && piece.kind !== 'table';

/** Headings are short; larger letters over many lines are a quotation or an announcement. */
const longestHeading = 200;

const endsSentence = (text: string): boolean => /[.!?:…]["”’')\]]*$/.test(text);

/** Whether a line begins anew: by its distance, its indent, or because the one before ended early. */
function breaksBetween(
  last: Row,
  row: Row,
  column: { readonly left: number; readonly right: number },
  style: TextStyle,
): boolean {
  const distance = row.y - last.y;
  if (distance < 0 || Math.abs(row.size - last.size) > 0.12 * last.size) return true;
  if (distance > Math.max(style.leading * 1.3, 1.35) * last.size) return true;
  const width = column.right - column.left;
  const isIndented =
    row.left - last.left > 0.8 * row.size &&
    row.left - column.left > 0.8 * row.size &&
    row.left - column.left < width / 3;
  const rest = column.right - last.right;
  const isSentence = endsSentence(textOfRow(last)) && !/^\p{Ll}/u.test(textOfRow(row));
  const endedEarly = rest > 0.45 * width || (rest > Math.max(0.12 * width, 2 * row.size) && isSentence);
  return isIndented || endedEarly;
}

function kindOf(row: Row, style: TextStyle): Part['kind'] {
  const text = textOfRow(row);
  if (style.headingLevel(row.size) && /\p{L}/u.test(text) && text.length <= longestHeading) return 'heading';
  if (row.isMono) return 'code';
  return markerOf(text) ? 'item' : 'text';
}

function goesOn(
  part: Part,
  row: Row,
  kind: Part['kind'],
  column: { readonly left: number; readonly right: number },
  style: TextStyle,
): boolean {
  const last = part.rows.at(-1);
  if (!last) return false;
  if (kind === 'item') return false;
  if (part.kind === 'heading')
    return (
      kind === 'heading' &&
      Math.abs(row.size - last.size) < 0.5 &&
      row.y - last.y > 0 &&
      row.y - last.y < 1.6 * row.size
    );
  if (part.kind === 'code') return kind === 'code' && row.y - last.y < 2.5 * row.size && row.y > last.y;
  if (kind !== 'text') return false;
  // A line of an item stands as far in as its words do.
  if (part.kind === 'item')
    return (
      row.left >= (part.rows[0]?.left ?? 0) - 1 && !breaksBetween(last, { ...row, left: last.left }, column, style)
    );
  return !breaksBetween(last, row, column, style);
}

/** The parts of a column: tables where the columns are plain to see, and runs of lines. */
function piecesOf(rows: readonly Row[], style: TextStyle): Piece[] {
  const column = { left: Math.min(...rows.map((row) => row.left)), right: Math.max(...rows.map((row) => row.right)) };
  const pieces: Piece[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row) break;
    const table = tableAt(rows, at);
    if (table) {
      pieces.push(table.block);
      at += table.rows - 1;
      continue;
    }
    const kind = kindOf(row, style);
    const last = pieces.at(-1);
    if (last && isPart(last) && goesOn(last, row, kind, column, style)) last.rows.push(row);
    else pieces.push({ kind, rows: [row], marker: kind === 'item' ? markerOf(textOfRow(row)) : undefined });
  }
  return pieces;
}

const joined = (rows: readonly Row[], vocabulary: Vocabulary): string =>
  rows.map(textOfRow).reduce((text, line) => joinLines(text, line, vocabulary));

/** Code keeps its lines, and the spaces that they were indented by. */
function codeText(rows: readonly Row[]): string {
  const left = Math.min(...rows.map((row) => row.left));
  return rows
    .map((row) => ' '.repeat(Math.max(0, Math.round((row.left - left) / (row.size * 0.6)))) + textOfRow(row))
    .join('\n');
}

interface OpenItem {
  readonly left: number;
  readonly marker: Marker;
  readonly text: string;
}

/** Items that follow each other: those that stand further in than the first are nested in the one before. */
function listsOf(items: readonly OpenItem[]): Block[] {
  const left = Math.min(...items.map((item) => item.left));
  const lists: { start?: number; items: { spans: Item['spans']; nested: OpenItem[] }[] }[] = [];
  for (const item of items) {
    const last = lists.at(-1);
    const isNested = item.left > left + 6 && last !== undefined;
    const isSameList = last && (last.start === undefined) === (item.marker.number === undefined);
    if (isNested) last.items.at(-1)?.nested.push(item);
    else if (isSameList && (last.start === undefined || item.marker.number === last.start + last.items.length))
      last.items.push({ spans: plain(item.text), nested: [] });
    else lists.push({ start: item.marker.number, items: [{ spans: plain(item.text), nested: [] }] });
  }
  return lists.map(
    ({ start, items: own }): Block => ({
      kind: 'list',
      start,
      items: own.map(({ spans, nested }) => ({
        spans,
        ...(nested.length > 0
          ? {
              inner: {
                kind: 'list' as const,
                start: nested[0]?.marker.number,
                items: nested.map(({ text }) => ({ spans: plain(text) })),
              },
            }
          : {}),
      })),
    }),
  );
}

/** A number in front of a single line is rather that of a section. */
const isList = (items: readonly OpenItem[]): boolean => items.length > 1 || items[0]?.marker.number === undefined;

/** The blocks of a column of a page. */
export function blocksOf(rows: readonly Row[], style: TextStyle, vocabulary: Vocabulary): Block[] {
  const blocks: Block[] = [];
  let items: OpenItem[] = [];
  const flush = () => {
    if (isList(items)) blocks.push(...listsOf(items));
    else blocks.push(...items.map(({ marker, text }) => paragraph(marker.text + text)));
    items = [];
  };
  for (const piece of rows.length > 0 ? piecesOf(rows, style) : []) {
    if (isPart(piece) && piece.kind === 'item' && piece.marker) {
      const text = joined(piece.rows, vocabulary).slice(piece.marker.text.length);
      items.push({ left: piece.rows[0]?.left ?? 0, marker: piece.marker, text });
      continue;
    }
    if (items.length > 0) flush();
    if (!isPart(piece)) blocks.push(piece);
    else if (piece.kind === 'code') blocks.push({ kind: 'code', text: codeText(piece.rows) });
    else {
      const text = joined(piece.rows, vocabulary);
      const level = piece.kind === 'heading' ? style.headingLevel(piece.rows[0]?.size ?? 0) : undefined;
      blocks.push(level && text.length <= longestHeading ? { kind: 'heading', level, text } : paragraph(text));
    }
  }
  if (items.length > 0) flush();
  return blocks;
}
