import { tableOf } from './content-table.ts';
import type { ContentsEntry } from './ebook.ts';

/** A block of an ebook's text. `spans` alternate plain and bold. The rows of a table are as long as its head. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | Table;
export interface Table {
  readonly kind: 'table';
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}
/** Empty for a cell to write in. */
export type Cell = readonly Span[];
export interface Span {
  readonly text: string;
  readonly bold: boolean;
}
interface Heading {
  readonly level: 1 | 2 | 3;
  readonly title: string;
}

/** `## Title` or `## Title ##`; `## Using C#` keeps its hash. Linear on any line. */
function headingOf(line: string): Heading | undefined {
  const marks = /^(#{1,3})\s/.exec(line)?.[1];
  if (!marks) return undefined;
  const text = line.slice(marks.length).trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  const closed = end < text.length && (end === 0 || /\s/.test(text[end - 1] ?? ''));
  const title = closed ? text.slice(0, end).trim() : text;
  return title ? { level: marks.length as 1 | 2 | 3, title } : undefined;
}

/** Ranges of bold text, marks included. An opening mark without a closing one is plain text. */
function boldRanges(text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let open = -1;
  for (let at = text.indexOf('**'); at >= 0; ) {
    const next = text[at + 2];
    if (open < 0 && next !== undefined && !/\s/.test(next)) {
      open = at;
      at = text.indexOf('**', at + 3);
    } else if (open >= 0 && !/\s/.test(text[at - 1] ?? ' ')) {
      ranges.push([open, at + 2]);
      open = -1;
      at = text.indexOf('**', at + 2);
    } else at = text.indexOf('**', at + 1);
  }
  return ranges;
}

/** `a **b** c` as spans; an unclosed mark stays text. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const [start, end] of boldRanges(text)) {
    found.push({ text: text.slice(done, start), bold: false }, { text: text.slice(start + 2, end - 2), bold: true });
    done = end;
  }
  found.push({ text: text.slice(done), bold: false });
  return found.filter((span) => span.text !== '');
}

/** `Context & roles` becomes `context-roles`; a second one `context-roles-2`. */
function anchorMaker(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const base =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    let count = used.get(base) ?? 0;
    let anchor = base;
    while (used.has(anchor)) anchor = `${base}-${++count + 1}`;
    used.set(anchor, 0);
    used.set(base, count);
    return anchor;
  };
}

/**
 * Parses text with `#`, `##`, `###` headings, `- ` lists, tables of `| a | b |` lines and paragraphs, separated by blank
 * lines. A line without a mark continues the item or paragraph above it, so that a prefix never parses differently from
 * the whole text.
 */
export function parseContent(content: string): Block[] {
  const anchor = anchorMaker();
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = () => {
    blocks.push(...blocksOf(lines));
    lines = [];
  };
  for (const line of content.split('\n').map((line) => line.trimEnd())) {
    const heading = headingOf(line);
    if (line === '' || heading) flush();
    else lines.push(line.trim());
    if (heading)
      blocks.push({ kind: 'heading', level: heading.level, text: heading.title, anchor: anchor(heading.title) });
  }
  flush();
  return blocks;
}

const isListLine = (line: string): boolean => /^[-•] /.test(line.trim());

/** The blocks of lines without a blank line or heading among them. */
function blocksOf(lines: readonly string[]): Block[] {
  const table = tableOf(lines);
  if (table) return [{ kind: 'table', head: table.head.map(spans), rows: table.rows.map((row) => row.map(spans)) }];
  const texts: string[][] = [];
  for (const line of lines) {
    if (isListLine(line) || texts.length === 0) texts.push([line]);
    else texts.at(-1)?.push(line);
  }
  return textBlocks(texts.map((text) => text.join(' ')));
}

/** A run of texts: items of one list, preceded by a paragraph when the first is not an item. */
function textBlocks(texts: string[]): Block[] {
  const items = texts.filter(isListLine).map((text) => spans(text.slice(2).trim()));
  const paragraph = texts.filter((text) => !isListLine(text)).map((text) => spans(text));
  return [
    ...paragraph.map((spans): Block => ({ kind: 'paragraph', spans })),
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
  ];
}

/**
 * Words are runs of non-space characters with something besides punctuation, which includes the marks. A pipe divides
 * words like a space, being the border of a cell. In scripts without spaces every character counts as a word, and a
 * long run counts one word per 50 characters: otherwise one "word" could be a whole book.
 */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const runs = new RegExp(`[${unspaced}]|[^\\s|${unspaced}]{1,50}`, 'gu');
const isWord = (run: string): boolean => /\P{P}/u.test(run);

export function countWords(content: string): number {
  let words = 0;
  for (const [run] of content.matchAll(runs)) if (isWord(run)) words++;
  return words;
}

/** Offset after the `words`th word, or undefined when there are no more than that. */
function endOfWord(content: string, words: number): number | undefined {
  let seen = 0;
  let end = 0;
  for (const match of content.matchAll(runs)) {
    if (!isWord(match[0])) continue;
    if (seen === words) return end;
    seen++;
    end = match.index + match[0].length;
  }
  return undefined;
}

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

/** Minutes at 230 words a minute, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / 230));
