import { anchorMaker, boldRanges, type Heading, headingOf, isListLine } from './content.ts';
import { tableOf } from './content-table.ts';
import { countWords, endOfWord } from './content-words.ts';
import type { ContentsEntry } from './ebook.ts';

/**
 * The first `words` words of a text, or all of it if it is no longer: a prefix, except that cut bold text is closed and
 * an ellipsis follows a cut inside a sentence. Ends in text: headings left without any are dropped, and so is a table
 * that would be cut.
 */
export function previewOf(content: string, words: number): string {
  const end = endOfWord(content, words);
  if (end === undefined) return content;
  const cut = withoutLastHeadings(content, besideTable(content, beforeMarks(content, end)));
  if (cut === 0) return '';
  if (tableAt(content, cut)) return content.slice(0, cut);
  const text = content.slice(0, cut) + (isBoldAt(content, cut) ? '**' : '');
  return /[.!?…:]["'”’)\]]*\**["'”’)\]]*$/.test(text.slice(-12)) ? text : `${text}…`;
}

/** Moves a cut inside a run of characters off a bold mark. */
function beforeMarks(content: string, end: number): number {
  let cut = end;
  if (/\S/.test(content[end] ?? ' ')) while (content[cut - 1] === '*') cut--;
  return cut;
}

/** Moves a cut inside a table to its end when only empty cells would be lost, else to its start. */
function besideTable(content: string, cut: number): number {
  const table = tableAt(content, cut);
  if (!table) return cut;
  return countWords(content.slice(cut, table.end)) === 0 ? table.end : table.start;
}

/** Drops headings, or part of one, that a cut left at the end; empty ones too, or the ellipsis would become a title. */
function withoutLastHeadings(content: string, end: number): number {
  let cut = end;
  for (;;) {
    cut = content.slice(0, cut).trimEnd().length;
    const line = content.lastIndexOf('\n', cut - 1) + 1;
    if (cut === 0 || !/^#{1,3}(\s|$)/.test(content.slice(line, cut + 1))) return cut;
    cut = line;
  }
}

/** Whether an offset lies within bold text of its paragraph or list item. */
function isBoldAt(content: string, offset: number): boolean {
  const [start, text] = blockAround(content, offset);
  return boldRanges(text).some(([from, to]) => start + from < offset && offset <= start + to - 2);
}

/** The paragraph or list item at an offset, and where it starts. */
function blockAround(content: string, offset: number): [start: number, text: string] {
  const line = lineAround(content, offset);
  let { start, end, text } = line;
  while (start > 0 && !isListLine(text)) {
    const above = lineAround(content, start - 1);
    if (isBreak(above.text)) break;
    ({ start, text } = above);
  }
  while (end < content.length) {
    const below = lineAround(content, end + 1);
    if (isBreak(below.text) || isListLine(below.text)) break;
    end = below.end;
  }
  return [start, content.slice(start, end)];
}

/** Where the table around an offset, or ending at it, starts and ends. */
function tableAt(content: string, offset: number): Line | undefined {
  let { start, end, text } = lineAround(content, offset);
  if (isBreak(text)) return undefined;
  for (let above = lineBefore(content, start); above && !isBreak(above.text); above = lineBefore(content, start))
    start = above.start;
  for (let below = lineAfter(content, end); below && !isBreak(below.text); below = lineAfter(content, end))
    end = below.end;
  text = content.slice(start, end);
  return tableOf(text.split('\n')) && { start, end, text };
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
const isBreak = (line: string): boolean => line.trim() === '' || headingOf(line) !== undefined;
function lineAround(content: string, offset: number): Line {
  const start = offset === 0 ? 0 : content.lastIndexOf('\n', offset - 1) + 1;
  const next = content.indexOf('\n', offset);
  const end = next < 0 ? content.length : next;
  return { start, end, text: content.slice(start, end) };
}
const lineBefore = (content: string, start: number) => (start > 0 ? lineAround(content, start - 1) : undefined);
const lineAfter = (content: string, end: number) => (end < content.length ? lineAround(content, end + 1) : undefined);

const headingsOf = (content: string): Heading[] => content.split('\n').flatMap((line) => headingOf(line) ?? []);

/** Headings of a text for the contents rail; those within the first `openWords` words are open. */
export function contentsOf(content: string, openWords: number): ContentsEntry[] {
  const anchor = anchorMaker();
  const open = headingsOf(previewOf(content, openWords)).length;
  return headingsOf(content).map(({ level, title }, index) => ({
    level,
    title,
    anchor: anchor(title),
    open: index < open,
  }));
}
