import { textLines } from '#shared/catalog/content/lines.ts';
import { parseContent } from '#shared/catalog/content.ts';
import { contextOf } from '#shared/catalog/hit-context.ts';
import type { TextHit } from '#shared/catalog/text-search.ts';
import { fold, occurrences } from '#shared/kernel/fold.ts';

/** A text as searches read it: each paragraph, item and cell is a line. */
export interface SearchableText {
  readonly text: string;
  /** The same text, as long, without case and accents. */
  readonly folded: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly start: number;
  /** Index of its block. */
  readonly block: number;
  readonly heading: string | null;
}

/** Prepares a text. A few milliseconds' work, so the result is worth keeping. */
export function searchableText(content: string): SearchableText {
  const lines: Line[] = [];
  let text = '';
  let heading: string | null = null;
  for (const [block, parsed] of parseContent(content.normalize('NFC')).entries()) {
    if (parsed.kind === 'heading') heading = parsed.text;
    for (const line of textLines(parsed)) {
      lines.push({ start: text.length, block, heading });
      text += `${line}\n`;
    }
  }
  return { text, folded: fold(text), lines };
}

/** The last line that starts at or before a place. */
function lineAt(lines: readonly Line[], place: number): Line | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

function hitAt({ text, lines }: SearchableText, start: number, end: number): TextHit {
  const { block, heading } = lineAt(lines, start) ?? { block: 0, heading: null };
  return { heading, block, ...contextOf(text, start, end) };
}

export interface Bounds {
  /** Hits that are counted, and that are shown. */
  readonly counted: number;
  readonly shown: number;
}

/** Where a text has a folded query: the first hits, and how many there are. */
export function hitsIn(searchable: SearchableText, query: string, { counted, shown }: Bounds) {
  const starts = occurrences(searchable.folded, query, counted);
  const hits = starts.slice(0, shown).map((start) => hitAt(searchable, start, start + query.length));
  return { total: starts.length, hits };
}
