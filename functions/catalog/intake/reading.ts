import { sentFile } from '#functions/uploads/public.ts';
import { getIfChanged } from '#lib/aws/objects.ts';
import type { Figure, ReadDocument, Remark } from '#lib/document/document.ts';
import { DocumentRefused } from '#lib/document/refused.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { isTooLong } from './too-long.ts';

/** What is made of a file: the text of a book, or the rows of a table of prompts. */
export interface Reading {
  readonly text: string;
  readonly sheet?: ReadDocument['sheet'];
  /** The picture in the file that is its cover, as it is there. */
  readonly cover?: Figure | undefined;
  /** The pictures in the file, which the text refers to by their names. */
  readonly figures: readonly Figure[];
  /** What could not be read. */
  readonly remarks: readonly Remark[];
}

/** A file that can never be read, and why. */
export interface Refused {
  readonly refused: string;
}
export const refused = (sentence: string): Refused => ({ refused: sentence });

const fileGone = refused('The file is no longer there. Please upload it again.');

async function bytesOf({ original }: Ebook): Promise<Uint8Array | undefined> {
  const file = original && (await sentFile(original.upload_id));
  const stored = file && (await getIfChanged(file.key, undefined));
  return typeof stored === 'object' ? stored.bytes : undefined;
}

/** The prompts of a table are its rows: as a text, its preview would give them all away. */
const readingOf = ({ markdown, sheet, cover, figures, remarks }: ReadDocument): Reading => ({
  text: sheet ? '' : markdown,
  ...(sheet && { sheet }),
  cover,
  // A page that shows the cover alone would show it a second time.
  figures: figures.filter(({ bytes }) => !cover || Buffer.compare(bytes, cover.bytes) !== 0),
  remarks,
});

const noPrompts = refused('There are no prompts in this file: it has a header, but no rows.');

const tooMuch = refused('This file has more text than one ebook can show. Split it, and upload the parts one by one.');

/** What is made of a document, unless nobody could be given that. */
function usable(document: ReadDocument): Reading | Refused {
  if (document.sheet?.rows.length === 0) return noPrompts;
  return isTooLong(document.markdown) ? tooMuch : readingOf(document);
}

/** Reads the file of an ebook. Throws what may pass: then the task is tried again. */
export async function readOriginal(ebook: Ebook): Promise<Reading | Refused> {
  const bytes = await bytesOf(ebook);
  if (!bytes) return fileGone;
  const { documentTypeOf, readDocument } = await import('#lib/document/read.ts');
  try {
    return usable(await readDocument(bytes, await documentTypeOf(bytes)));
  } catch (error) {
    if (error instanceof DocumentRefused) return refused(error.message);
    throw error;
  }
}
