import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as pdfkit from 'pdfkit';
import { bodyOf, headingsOf, setBody } from '../body.ts';
import type { Faces } from '../fonts.ts';
import type { Doc } from '../page.ts';

/** A piece of text as set. */
export interface Piece {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly right: number;
}
export interface Setting {
  readonly pieces: readonly Piece[];
  /** Width and height of each page. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}

const face = (name: string) => gunzipSync(readFileSync(new URL(`../fonts/rampart-${name}.ttf.gz`, import.meta.url)));

/** The faces of the books, as a bundle has them. */
export const testFaces: Faces = {
  regular: face('serif-regular'),
  italic: face('serif-italic'),
  semibold: face('serif-semibold'),
  mono: face('mono-regular'),
};

function newDoc(): Doc {
  const { PDFDocument } = pdfkit as unknown as { PDFDocument: new (options: object) => Doc };
  const doc = new PDFDocument({ bufferPages: true, autoFirstPage: false, font: '' });
  for (const [name, bytes] of Object.entries(testFaces)) doc.registerFont(name, bytes);
  return doc;
}

/** Draws on a new document, and records what is set where. */
export function recorded(draw: (doc: Doc) => void): Setting {
  const doc = newDoc();
  const pieces: Piece[] = [];
  const pages: { width: number; height: number }[] = [];
  doc.on('pageAdded', () => pages.push({ width: doc.page.width, height: doc.page.height }));
  const { text } = doc;
  doc.text = ((...given: [string, number, number, object]) => {
    const [piece, left, top] = given;
    const [x, y] = typeof left === 'number' ? [left, top] : [doc.x, doc.y];
    pieces.push({ text: piece, page: pages.length, x, y, right: x + doc.widthOfString(piece) });
    return text.apply(doc, given as unknown as Parameters<Doc['text']>);
  }) as Doc['text'];
  draw(doc);
  return { pieces, pages };
}

/** Sets a text, and records it. */
export function setText(content: string): Setting {
  const blocks = bodyOf('', content);
  return recorded((doc) => setBody(doc, { blocks, headings: headingsOf(blocks), accent: '#000000' }));
}
