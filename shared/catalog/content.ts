import type { ContentsEntry } from './ebook.ts';

/** A block of an ebook's text. `spans` alternate plain and bold. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };
export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

const headingPattern = /^(#{1,3})\s+(.+?)\s*#*$/;

/** `a **b** c` as spans; an unclosed mark stays text. */
export function spans(text: string): Span[] {
  const parts = text.split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gs);
  return parts.map((part, index) => ({ text: part, bold: index % 2 === 1 })).filter((span) => span.text !== '');
}

/** `Context & roles` becomes `context-roles`; a second one `context-roles-2`. */
function anchorMaker(): (title: string) => string {
  const seen = new Map<string, number>();
  return (title) => {
    const base =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

/** Parses text with `#`, `##`, `###` headings, `- ` lists and blank-line separated paragraphs. */
export function parseContent(content: string): Block[] {
  const anchor = anchorMaker();
  const blocks: Block[] = [];
  for (const chunk of content.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    let rest: string[] = [];
    const flush = () => {
      if (rest.length > 0) blocks.push(textBlock(rest));
      rest = [];
    };
    for (const line of chunk.split('\n').filter((l) => l.trim() !== '')) {
      const [, marks, title] = headingPattern.exec(line) ?? [];
      if (!marks || !title) rest.push(line);
      else {
        flush();
        blocks.push({ kind: 'heading', level: marks.length as 1 | 2 | 3, text: title, anchor: anchor(title) });
      }
    }
    flush();
  }
  return blocks;
}

function textBlock(lines: string[]): Block {
  if (lines.every((line) => /^[-•] /.test(line.trim())))
    return { kind: 'list', items: lines.map((line) => spans(line.trim().slice(2))) };
  return { kind: 'paragraph', spans: spans(lines.map((line) => line.trim()).join(' ')) };
}

/** Words are runs of non-space characters, marks of headings and lists not counted. */
export function countWords(content: string): number {
  return content.match(wordPattern)?.length ?? 0;
}
const wordPattern = /[^\s#*-][^\s]*|[-*#]+[^\s#*-][^\s]*/g;

/** The first `words` words, cut at a word, an ellipsis after a cut inside a sentence. Whole when it is shorter. */
export function previewOf(content: string, words: number): string {
  let seen = 0;
  for (const match of content.matchAll(wordPattern)) {
    seen++;
    if (seen > words) return closeBold(content.slice(0, match.index).trimEnd());
  }
  return content;
}

/** A cut may fall inside bold text: the open mark is closed; a heading that lost its text goes. */
function closeBold(text: string): string {
  const withoutEmptyHeading = text.replace(/\n#{1,3}\s*$/, '').trimEnd();
  const closed =
    (withoutEmptyHeading.match(/\*\*/g)?.length ?? 0) % 2 === 1 ? `${withoutEmptyHeading}**` : withoutEmptyHeading;
  return /[.!?…]\**$/.test(closed) || /(^|\n)#{1,3} [^\n]*$/.test(closed) ? closed : `${closed}…`;
}

/** Headings of a text for the contents rail; `openWords` is how much of it the reader may see. */
export function contentsOf(content: string, openWords: number): ContentsEntry[] {
  const anchor = anchorMaker();
  let words = 0;
  const entries: ContentsEntry[] = [];
  for (const line of content.split('\n')) {
    const [, marks, title] = headingPattern.exec(line) ?? [];
    if (marks && title) entries.push({ level: marks.length, title, anchor: anchor(title), open: words < openWords });
    words += countWords(line);
  }
  return entries;
}

/** Minutes at 230 words a minute, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / 230));
