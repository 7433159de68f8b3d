import { now } from '#lib/clock.ts';
import type { Contents } from './contents.ts';
import type { DocumentType, ReadDocument, Reading } from './document.ts';
import { Deadline, type DocumentLimits, documentLimits } from './limits.ts';
import { DocumentRefused } from './refused.ts';
import { typeOf } from './sniff/type-of.ts';
import { countWords, oneLine } from './text/clean.ts';
import { markdownOf } from './text/markdown.ts';

type Reader = (bytes: Uint8Array, reading: Reading) => Contents | Promise<Contents>;

/** Each is loaded when a file of its type comes: no function pays for the others. */
const readers: Readonly<Record<DocumentType, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).readPdf,
  epub: async () => (await import('./epub/epub.ts')).readEpub,
  docx: async () => (await import('./docx/docx.ts')).readDocx,
  csv: async () => (await import('./csv/csv.ts')).readCsv,
};

const wordsIn = ({ sheet, pages }: Contents): number =>
  sheet
    ? [sheet.header, ...sheet.rows].reduce((sum, row) => sum + countWords(row.join(' ')), 0)
    : pages.reduce((sum, { text }) => sum + countWords(text), 0);

function finished(contents: Contents, { limits, remarks }: Reading): ReadDocument {
  const { title, author, language, blocks, pages, figures, cover, sheet } = contents;
  const words = wordsIn(contents);
  if (words === 0) throw new DocumentRefused('empty', 'There is no text in this file.');
  if (pages.reduce((sum, { text }) => sum + text.length, 0) > limits.characters)
    throw new DocumentRefused('too_large', 'This file holds more text than can be read. Split it into smaller files.');
  const heading = blocks.find((block) => block.kind === 'heading');
  const said = oneLine(title ?? '') || (heading?.kind === 'heading' ? heading.text : '');
  return {
    ...(said ? { title: said } : {}),
    ...(author ? { author: oneLine(author) } : {}),
    ...(language ? { language: oneLine(language) } : {}),
    markdown: markdownOf(blocks),
    pages: pages.filter(({ text }) => text !== ''),
    figures,
    ...(cover ? { cover } : {}),
    ...(sheet ? { sheet } : {}),
    words,
    remarks,
  };
}

function readingOf(bytes: Uint8Array, limits: DocumentLimits, clock: () => number): Reading {
  if (bytes.byteLength > limits.bytes)
    throw new DocumentRefused(
      'too_large',
      `This file is larger than ${Math.floor(limits.bytes / 1_000_000)} MB. Split it or make its pictures smaller.`,
    );
  return { limits, deadline: new Deadline(limits.milliseconds, clock), remarks: [] };
}

/**
 * Reads a document of a type that `documentTypeOf` has found, on this thread. A library that does not come back within a
 * page or part is not interrupted: what people upload is read by `readDocument` (read.ts).
 */
export async function readHere(
  bytes: Uint8Array,
  type: DocumentType,
  limits = documentLimits,
  clock = now,
): Promise<ReadDocument> {
  const reading = readingOf(bytes, limits, clock);
  const read = await readers[type]();
  return finished(await read(bytes, reading), reading);
}

/** What a document is, by its content. Throws `DocumentRefused` for anything that is none. */
export const documentTypeOf = async (bytes: Uint8Array, limits = documentLimits, clock = now): Promise<DocumentType> =>
  typeOf(bytes, readingOf(bytes, limits, clock));
