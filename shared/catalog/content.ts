import { tableOf } from './content-table.ts';

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
export interface Heading {
  readonly level: 1 | 2 | 3;
  readonly title: string;
}

/** `## Title` or `## Title ##`; `## Using C#` keeps its hash. Linear on any line. */
export function headingOf(line: string): Heading | undefined {
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
export function boldRanges(text: string): [start: number, end: number][] {
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
export function anchorMaker(): (title: string) => string {
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

export const isListLine = (line: string): boolean => /^[-•] /.test(line.trim());

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
