import { type Chunk, chunksOf, type SourceLine } from './content/chunks.ts';
import { anchorMaker, headingOf } from './content/heading.ts';
import { cutInside } from './content/inline-cut.ts';
import { type Segment, segmentsOf, spaced } from './content/segments.ts';
import { plainTitle, tableIn } from './content.ts';
import { endOfWord, hasWord } from './content-words.ts';
import type { ContentsEntry } from './ebook.ts';

/** Where a text is cut. */
interface Cut {
  readonly offset: number;
  /** Marks that the cut would leave open. */
  readonly closers: string;
  /** Behind a whole table, code block or figure, after which nothing may stand in the line. */
  readonly isBare: boolean;
}

/**
 * The first `words` words of a text, or all of it if it is no longer: a prefix, except that cut marks are closed and an
 * ellipsis follows a cut inside a sentence. Ends in text: headings left without any are dropped, and so is a table that
 * would be cut.
 */
export function previewOf(content: string, words: number): string {
  const end = endOfWord(content, words);
  if (end === undefined) return content;
  const { offset, closers, isBare } = cutAt(content, chunksOf(content), end);
  const text = content.slice(0, offset);
  const isWhole = isBare || offset === 0 || /[.!?…:]["'”’)\]*`]*$/.test(text.slice(-12));
  return text + closers + (isWhole ? '' : '…');
}

function cutAt(content: string, chunks: readonly Chunk[], end: number): Cut {
  const at = chunks.findLastIndex(({ start }) => start < end);
  const chunk = chunks[at];
  return (chunk && cutWithin(content, chunk, end)) ?? endOf(chunks.slice(0, Math.max(0, at)));
}

const isIndivisible = (chunk: Chunk): boolean => chunk.kind === 'figure' || tableIn(chunk) !== undefined;

/** A cut within a chunk; undefined when nothing of it can be shown. */
function cutWithin(content: string, chunk: Chunk, end: number): Cut | undefined {
  if (chunk.kind === 'heading') return undefined;
  const isWhole = !hasWord(content, end, chunk.end);
  if (isIndivisible(chunk)) return isWhole ? { offset: chunk.end, closers: '', isBare: true } : undefined;
  if (chunk.kind === 'text') return cutText(chunk, end);
  return { offset: isWhole ? chunk.end : end, closers: '', isBare: isWhole };
}

function cutText(chunk: Chunk, end: number): Cut | undefined {
  const segments = segmentsOf(chunk.lines);
  const at = segments.findLastIndex(({ lines }) => (lines[0]?.start ?? 0) < end);
  const segment = segments[at];
  if (!segment) return undefined;
  const start = segment.lines[0]?.start ?? 0;
  const { offset, closers } = cutInside(spaced(segment), end - start);
  if (offset > 0) return { offset: start + offset, closers, isBare: false };
  return textEnd(segments.slice(0, at).flatMap(({ lines }: Segment) => lines));
}

/** Lines that an ellipsis would make a title or text, being empty ones. */
const isEmpty = ({ text }: SourceLine): boolean => /^\s*(#{1,3}(\s|$)|>$)/.test(text);

function textEnd(lines: readonly SourceLine[]): Cut | undefined {
  const last = lines.findLast((line) => !isEmpty(line));
  return last && { offset: last.start + last.text.length, closers: '', isBare: false };
}

/** Behind the last of some whole chunks, without headings at their end. */
function endOf(chunks: readonly Chunk[]): Cut {
  for (const chunk of chunks.toReversed()) {
    if (chunk.kind === 'heading') continue;
    const cut = chunk.kind === 'text' && !tableIn(chunk) ? textEnd(chunk.lines) : undefined;
    if (cut) return cut;
    if (chunk.kind !== 'text' || tableIn(chunk)) return { offset: chunk.end, closers: '', isBare: true };
  }
  return { offset: 0, closers: '', isBare: true };
}

const titlesOf = (content: string) =>
  chunksOf(content).flatMap(({ kind, lines }) => {
    const heading = kind === 'heading' ? headingOf(lines[0]?.text ?? '') : undefined;
    return heading ? [{ level: heading.level, title: plainTitle(heading.title) }] : [];
  });

/** Headings of a text for the contents rail; those within the first `openWords` words are open. */
export function contentsOf(content: string, openWords: number): ContentsEntry[] {
  const anchor = anchorMaker();
  const open = titlesOf(previewOf(content, openWords)).length;
  return titlesOf(content).map(({ level, title }, index) => ({
    level,
    title,
    anchor: anchor(title),
    open: index < open,
  }));
}
