import type { SourceLine } from './chunks.ts';

/** What a line begins with. Items are those of bulleted or numbered lists. */
export type Mark =
  | { readonly kind: 'none' }
  | { readonly kind: 'item'; readonly isOrdered: boolean; readonly number: number; readonly isIndented: boolean }
  | { readonly kind: 'quote' }
  | { readonly kind: 'note'; readonly label: string };

/** A paragraph, item, note or paragraph of a quote. Its lines are without marks and indentation. */
export interface Segment {
  readonly mark: Mark;
  readonly lines: SourceLine[];
}

const item = /^(\s*)(?:[-•]|(\d{1,3})[.)]) +/;
const quote = /^\s*>(?: +|$)/;
const note = /^\s*\[\^([\w-]{1,32})\]: +/;
const nested = 2;

interface Marked {
  readonly mark: Mark;
  /** Length of the mark with its indentation. */
  readonly length: number;
}

/** A number other than 1 begins no list within a paragraph: it may be a year. */
function itemOf(line: string, above: Mark | undefined): Marked | undefined {
  const [all, indent = '', digits] = item.exec(line) ?? [];
  if (all === undefined) return undefined;
  const isFollowing = above?.kind === 'item';
  if (digits !== undefined && above && !isFollowing && Number(digits) !== 1) return undefined;
  const isIndented = isFollowing && indent.length >= nested;
  const mark = { kind: 'item', isOrdered: digits !== undefined, number: Number(digits ?? 1), isIndented } as const;
  return { mark, length: all.length };
}

function markOf(line: string, above: Mark | undefined): Marked | undefined {
  const quoted = quote.exec(line);
  if (quoted) return { mark: { kind: 'quote' }, length: quoted[0].length };
  const [all, label] = note.exec(line) ?? [];
  if (all !== undefined && label !== undefined) return { mark: { kind: 'note', label }, length: all.length };
  return itemOf(line, above);
}

const without = ({ start, text }: SourceLine, length: number): SourceLine => ({
  start: start + length,
  text: text.slice(length),
});
const trimmed = (line: SourceLine): SourceLine => without(line, line.text.length - line.text.trimStart().length);

/**
 * Divides the lines of a chunk. A line without a mark continues what is above it, so that a prefix never divides
 * differently from the whole text. A line of a quote without text ends a paragraph of it.
 */
export function segmentsOf(lines: readonly SourceLine[]): Segment[] {
  const segments: Segment[] = [];
  for (const line of lines) {
    const last = segments.at(-1);
    const marked = markOf(line.text, last?.mark);
    if (!marked && last) last.lines.push(trimmed(line));
    else if (!marked) segments.push({ mark: { kind: 'none' }, lines: [trimmed(line)] });
    else {
      const rest = trimmed(without(line, marked.length));
      const continues = marked.mark.kind === 'quote' && last?.mark.kind === 'quote' && rest.text !== '';
      if (continues) last.lines.push(rest);
      else segments.push({ mark: marked.mark, lines: rest.text === '' ? [] : [rest] });
    }
  }
  return segments.filter((segment) => segment.lines.length > 0);
}

export const joined = ({ lines }: Segment): string => lines.map(({ text }) => text).join(' ');

/** The text of a segment in which each character stands as far from the first one as in the source. */
export function spaced({ lines }: Segment): string {
  const start = lines[0]?.start ?? 0;
  let text = '';
  for (const line of lines) text = text.padEnd(line.start - start) + line.text;
  return text;
}
