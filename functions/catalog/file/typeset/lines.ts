import type { Cell } from '#shared/catalog/content.ts';
import type { Doc } from './page.ts';
import { printable } from './printable.ts';

/** A word, or a part of one too long for its line, as set. */
export interface Word {
  readonly text: string;
  readonly face: 'regular' | 'semibold';
  /** Width per point of type size. */
  readonly width: number;
  /** Whether a space precedes it, unless it begins its line. */
  readonly isApart: boolean;
}
export type Line = readonly Word[];

/** Spaces, and words divided where a line may end: after a hyphen or slash before a letter. */
const pieces = /\s+|\S+?(?:[-/–—](?=\p{L})|(?=\s)|$)/gu;

/** Measures text per point of type size; a face's widths grow with its size, so each word is measured once. */
export class Measure {
  private readonly doc: Doc;
  private readonly widths = new Map<string, number>();

  constructor(doc: Doc) {
    this.doc = doc;
  }

  widthOf(text: string, face: Word['face']): number {
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

  /** The words of a cell. A line may also end between bold and plain. */
  wordsOf(cell: Cell): Word[] {
    const words: Word[] = [];
    let isApart = false;
    for (const span of cell) {
      const face = span.bold ? 'semibold' : 'regular';
      for (const [piece] of printable(span.text).matchAll(pieces)) {
        const isSpace = piece.trim() === '';
        if (!isSpace) words.push({ text: piece, face, width: this.widthOf(piece, face), isApart });
        isApart = isSpace;
      }
    }
    return words;
  }

  /** Breaks a word that is wider than a line into parts that are not. At least a character each. */
  private parts(word: Word, width: number): Word[] {
    if (word.width <= width) return [word];
    const parts: Word[] = [];
    let text = '';
    let used = 0;
    const end = () => parts.push({ ...word, text, width: used, isApart: parts.length === 0 && word.isApart });
    for (const char of word.text) {
      const needed = this.widthOf(char, word.face);
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

  /** Breaks words into lines no wider than `width`, which is per point of type size. */
  linesOf(words: readonly Word[], width: number): Line[] {
    const lines: Word[][] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const word of words.flatMap((word) => this.parts(word, width))) {
      const needed = (word.isApart ? this.space : 0) + word.width;
      if (used + needed > width) {
        lines.push([]);
        used = 0;
      }
      used += lines.at(-1)?.length === 0 ? word.width : needed;
      lines.at(-1)?.push(word);
    }
    return lines;
  }
}

/** Draws a line of words from `x` with its top at `y`. */
export function drawLine(doc: Doc, line: Line, x: number, y: number, size: number, space: number): void {
  let at = x;
  for (const [index, { text, face, width, isApart }] of line.entries()) {
    if (index > 0 && isApart) at += space * size;
    doc.font(face).fontSize(size).text(text, at, y, { lineBreak: false });
    at += width * size;
  }
}
