import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type EpubBook, epubOf } from '#functions/catalog/file/epub/epub.ts';
import { markEpub } from '#functions/catalog/file/mark/epub.ts';
import { markPdf } from '#functions/catalog/file/mark/pdf.ts';
import { typeset } from '#functions/catalog/file/typeset/book.ts';
import type { Faces } from '#functions/catalog/file/typeset/fonts.ts';
import { rasterised } from '#lib/drawing/raster.ts';
import { cover } from '#shared/catalog/cover.ts';
import { readShelf } from '../seed/content.ts';
import { peakMemory } from './measure.ts';

/*
 * One process for one figure: makes a book of so many pages in one of four ways, and prints what it took. What a way
 * works on is made first and not timed, but it counts for the memory.
 */

const fonts = new URL('../../functions/catalog/file/typeset/fonts/', import.meta.url);
const face = (name: string) => gunzipSync(readFileSync(new URL(`rampart-${name}.ttf.gz`, fonts)));
const faces: Faces = {
  regular: face('serif-regular'),
  italic: face('serif-italic'),
  semibold: face('serif-semibold'),
  mono: face('mono-regular'),
};

/** Of the shop's own books, as typeset. */
const charactersOfPage = 1500;

const renderer = new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url);

/** The shop's books one after the other, as often as it takes. */
async function bookOf(pages: number): Promise<EpubBook> {
  const shelf = readShelf();
  const [first] = shelf;
  if (!first) throw new Error('There is no book');
  const all = shelf.map(({ content }) => content).join('\n\n');
  const wanted = pages * charactersOfPage;
  const text = all.repeat(Math.ceil(wanted / all.length)).slice(0, wanted);
  const dates = { edition: '21 November 2026', modified: '2026-11-21T00:00:00.000Z' };
  const about = { ...first, id: 'ebk_01JZZZZZZZZZZZZZZZZZZZZZZZ' };
  const drawing = { width: 1200, faces: [faces.regular, faces.semibold, faces.mono] };
  return {
    ...about,
    ...dates,
    cover: { kind: 'drawn', bytes: await rasterised(cover(about), drawing, () => readFile(renderer)) },
    words: pages * 250,
    minutes: pages,
    content: text,
  };
}

const license = { name: 'Anna Maria Musterfrau', order: 'ord_01JZZZZZZZZZZZZZZZZZZZZZZZ' };
const ways: Readonly<Record<string, (book: EpubBook) => Promise<() => unknown>>> = {
  pdf: async (book) => () => typeset(book, faces),
  epub: async (book) => () => epubOf(book),
  'marked-pdf': async (book) => {
    const pdf = await typeset(book, faces);
    return () => markPdf(pdf, license, faces);
  },
  'marked-epub': async (book) => {
    const epub = epubOf(book);
    return () => markEpub(epub, license, book.modified);
  },
};

const [way = '', pages = '1'] = process.argv.slice(2);
const run = await ways[way]?.(await bookOf(Number(pages)));
const started = performance.now();
await run?.();
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, megabytes: peakMemory() }));
