import { brand } from '#shared/brand.ts';
import { tonesOf } from '#shared/catalog/cover-palette.ts';
import { bodyOf, headingsOf, setBody } from './body.ts';
import type { Book } from './book-input.ts';
import { drawContents, openContents, planContents } from './contents.ts';
import { drawFront, drawTitlePage } from './cover.ts';
import { openPictures } from './flow/open-pictures.ts';
import { type Faces, loadFaces } from './fonts.ts';
import { type Doc, margins, sheet } from './page.ts';
import { losesSomething, printable } from './printable.ts';
import { drawRunning } from './running.ts';
import { artifact } from './tags.ts';

const incomplete = 'This book has characters that this file cannot show. The text file and the library have them all.';

/** Pages without a running head: cover and title page. */
const frontPages = 2;

/** Typesets a book as PDF: cover, title page, contents with page numbers, text with running heads, footnotes and bookmarks. */
export async function typeset(book: Book, faces?: Faces): Promise<Buffer> {
  const doc = await newDocument(book, faces ?? (await loadFaces()));
  const finished = collect(doc);
  const blocks = bodyOf(book.title, book.content);
  const headings = headingsOf(blocks);
  const pictures = await openPictures(doc, book.pictures ?? new Map());
  addFrontPage(doc);
  artifact(doc, () => drawFront(doc, book));
  addFrontPage(doc);
  drawTitlePage(doc, book, losesSomething(book.content) ? incomplete : undefined);
  const contents = planContents(doc, headings);
  for (const _ of contents) doc.addPage();
  const tags = contents.length > 0 ? openContents(doc) : undefined;
  const accent = tonesOf(book.regulatory_source).ground;
  setBody(doc, { blocks, headings, accent, pictures });
  for (const [index, entries] of contents.entries()) {
    doc.switchToPage(frontPages + index);
    if (tags) drawContents(doc, entries, tags, index === 0);
  }
  drawRunning(doc, printable(book.title), headings, frontPages);
  doc.end();
  return finished;
}

/** A full-bleed page; its text never flows to the next page. */
const addFrontPage = (doc: Doc): void => void doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });

async function newDocument(book: Book, faces: Faces): Promise<Doc> {
  const { PDFDocument } = (await import('pdfkit')) as unknown as { PDFDocument: new (options: object) => Doc };
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margins,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: book.title, Author: brand.name, Subject: book.description, Creator: brand.name },
  });
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes);
  return doc;
}

function collect(doc: Doc): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
