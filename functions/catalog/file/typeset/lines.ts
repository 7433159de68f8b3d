import type { Span } from '#shared/catalog/content.ts';
import type { Doc } from './page.ts';
import { printable } from './printable.ts';

export type WordFace = 'regular' | 'semibold' | 'italic' | 'mono';
/** A word, or a part of one too long for its line, as set. */
export interface Word {
  readonly text: string;
  readonly face: WordFace;
  /** Width per point of type size. */
  readonly width: number;
  /** Whether a space precedes it, unless it begins its line. */
  readonly isApart: boolean;
  /** Whether it stays with the word before it: a comma behind bold text, the number of a note. */
  readonly isJoined?: true;
  /** Whether it ends with a hyphen that is there only because the line does. */
  readonly isDivided?: true;
  readonly href?: string;
  /** Number of a footnote, set above the line. */
  readonly note?: number;
}
export type Line = readonly Word[];

/** Where a word may be divided; none for what is no word of the book's language. */
export type Syllables = (word: string) => readonly string[];

/** Spaces, and words divided where a line may end: after a hyphen or slash before a letter. */
const pieces = /\s+|\S+?(?:[-/–—](?=\p{L})|(?=\s)|$)/gu;

/** Type size of a word per point of that of its line: the monospaced face looks large, numbers of notes are small. */
export const sizeOf = ({ face, note }: Pick<Word, 'face' | 'note'>): number => {
  if (note !== undefined) return 0.64;
  return face === 'mono' ? 0.86 : 1;
};

function faceOf({ bold, italic, code }: Span): WordFace {
  if (code) return 'mono';
  if (bold) return 'semibold';
  return italic ? 'italic' : 'regular';
}

/** Least share of a line that would stay empty for which a word is divided. */
const worthDividing = 0.1;

/** Measures text per point of type size; a face's widths grow with its size, so each word is measured once. */
export class Measure {
  private readonly doc: Doc;
  private readonly widths = new Map<string, number>();

  constructor(doc: Doc) {
    this.doc = doc;
  }

  widthOf(text: string, face: WordFace): number {
    const key = `${face} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.doc.font(face).fontSize(100).widthOfString(text) / 100;
    this.widths.set(key, width);
    return width;
  }

  get space(): number {
    return this.widthOf(' ', 'regular');
  }

  /** The words of a text in one or more styles. */
  wordsOf(spans: readonly Span[]): Word[] {
    const words: Word[] = [];
    let isApart = false;
    for (const span of spans) {
      const text = span.note === undefined ? printable(span.text, span.code ? 'mono' : 'serif') : String(span.note);
      for (const [index, [piece]] of [...text.matchAll(pieces)].entries()) {
        const isSpace = piece.trim() === '';
        const isJoined = index === 0 && !isApart && words.length > 0;
        if (!isSpace) words.push(this.wordOf(piece, span, { isApart, ...(isJoined && { isJoined }) }));
        isApart = isSpace;
      }
    }
    return words;
  }

  private wordOf(text: string, span: Span, place: Pick<Word, 'isApart' | 'isJoined'>): Word {
    const face = faceOf(span);
    const { href, note } = span;
    const style = { face, ...(href !== undefined && { href }), ...(note !== undefined && { note }) };
    return { text, width: this.widthOf(text, face) * sizeOf(style), ...style, ...place };
  }

  private resized(word: Word, text: string): Word {
    return { ...word, text, width: this.widthOf(text, word.face) * sizeOf(word) };
  }

  /** Breaks a word that is wider than a line into parts that are not. At least a character each. */
  private parts(word: Word, width: number): Word[] {
    if (word.width <= width) return [word];
    const parts: Word[] = [];
    let text = '';
    let used = 0;
    const end = () => parts.push({ ...word, text, width: used, isApart: parts.length === 0 && word.isApart });
    for (const char of word.text) {
      const needed = this.widthOf(char, word.face) * sizeOf(word);
      if (text !== '' && used + needed > width) {
        end();
        text = '';
        used = 0;
      }
      text += char;
      used += needed;
    }
    end();
    return parts;
  }

  /** Divides a word so that its first part, with a hyphen, is no wider than `room`. */
  private divided(word: Word, room: number, syllables: Syllables): [Word, Word] | undefined {
    if (word.face === 'mono' || word.href !== undefined) return undefined;
    const [first = '', ...rest] = syllables(word.text);
    let head: [string, number] | undefined;
    let text = first;
    for (const [index, syllable] of rest.entries()) {
      if (this.widthOf(`${text}-`, word.face) <= room) head = [text, index];
      text += syllable;
    }
    if (!head) return undefined;
    const { isJoined: _, ...rest2 } = this.resized(word, rest.slice(head[1]).join(''));
    return [
      { ...this.resized(word, `${head[0]}-`), isDivided: true },
      { ...rest2, isApart: false },
    ];
  }

  /** Breaks words into lines no wider than `width`, which is per point of type size. */
  linesOf(words: readonly Word[], width: number, syllables?: Syllables): Line[] {
    const lines: Word[][] = [];
    let used = Number.POSITIVE_INFINITY;
    const add = (word: Word) => {
      used += (word.isApart && lines.at(-1)?.length !== 0 ? this.space : 0) + word.width;
      lines.at(-1)?.push(word);
    };
    const startLine = () => {
      lines.push([]);
      used = 0;
    };
    const clusters = clustersOf(words.flatMap((word) => this.parts(word, width)));
    for (const [index, cluster] of clusters.entries()) {
      let [first, ...joined] = cluster;
      const tail = joined.reduce((sum, word) => sum + word.width, 0);
      const needed = (first.isApart ? this.space : 0) + first.width + tail;
      if (used + needed > width) {
        const room = width - used - (first.isApart ? this.space : 0);
        // The end of a paragraph would be half a word.
        const isWorth = syllables && room > width * worthDividing && index < clusters.length - 1;
        const [head, rest] = (isWorth && this.divided(first, room, syllables)) || [undefined, first];
        if (head) add(head);
        startLine();
        first = rest;
      }
      add(first);
      for (const word of joined) {
        if (used + word.width > width) startLine();
        add(word);
      }
    }
    return lines;
  }
}

/** Words together with those that stay with them. */
function clustersOf(words: readonly Word[]): [Word, ...Word[]][] {
  const clusters: [Word, ...Word[]][] = [];
  for (const word of words) {
    if (word.isJoined) clusters.at(-1)?.push(word);
    else clusters.push([word]);
  }
  return clusters;
}

/** How far the number of a note stands above the line, per point of type size. */
const rise = 0.36;
/** Of the faces' ascenders, per point: all faces of a line stand on one base line. */
const ascent = 1.036;

/** Draws a line of words from `x` with its top at `y`. */
export function drawLine(doc: Doc, line: Line, x: number, y: number, size: number, space: number): void {
  let at = x;
  for (const [index, word] of line.entries()) {
    const { text, face, width, isApart, note } = word;
    if (index > 0 && isApart) at += space * size;
    doc.font(face).fontSize(size * sizeOf(word));
    const base = y + (ascent - (note === undefined ? 0 : rise)) * size;
    if (face === 'mono' || note !== undefined) doc.text(text, at, base, { lineBreak: false, baseline: 'alphabetic' });
    else doc.text(text, at, y, { lineBreak: false });
    at += width * size;
  }
}
