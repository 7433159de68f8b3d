import { namesInArchive } from '../archive/directory.ts';
import type { DocumentType, Reading } from '../document.ts';
import { DocumentRefused, type RefusalCode } from '../refused.ts';
import { type FileParts, partsOf } from './file-parts.ts';
import { archiveTail, isPolyglot } from './polyglot.ts';
import { headLength, type Signature, signatureOf } from './signature.ts';

const wrongType: Readonly<Partial<Record<Signature, string>>> = {
  png: 'This file is a picture, not a document.',
  jpeg: 'This file is a picture, not a document.',
  webp: 'This file is a picture, not a document.',
  gif: 'This file is a picture, not a document.',
  svg: 'This file is an SVG drawing, not a document.',
  html: 'This file is a web page, not a document.',
  xml: 'This file is XML, not a document.',
  executable: 'This file is a program, not a document.',
  zip: 'This file is an archive, not a document. Upload the files in it one by one.',
};

const refused = (code: RefusalCode, sentence: string) => new DocumentRefused(code, sentence);

/** What may be sent instead depends on the purpose: whoever knows that says so. */
const wrongTypeOf = (signature: Signature) =>
  refused('wrong_type', wrongType[signature] ?? 'The type of this file is not known.');

/** Where Word's own container may name its parts: in its beginning or end, bytes. */
const namingLength = 1024 * 1024;

/** Word's own container: an old `.doc`, or a `.docx` behind a password. */
async function refuseOle({ size, read }: FileParts): Promise<never> {
  const ends = [await read(0, namingLength), await read(Math.max(0, size - namingLength), size)];
  if (ends.some((bytes) => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))))
    throw refused('encrypted', 'This document is protected with a password. Save it without one and upload it again.');
  throw refused('old_word', 'This file is in the format of Word before 2007. Save it as .docx and upload it again.');
}

async function typeOfArchive(parts: FileParts, reading: Reading): Promise<DocumentType> {
  const names = await namesInArchive(parts, reading);
  const isEpub = names.includes('META-INF/container.xml');
  const isWord = names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  if (isEpub && isWord) throw ambiguous();
  if (isEpub) return 'epub';
  if (isWord) return 'docx';
  throw wrongTypeOf('zip');
}

const ambiguous = () =>
  refused(
    'ambiguous',
    'This file can be read as two different types, which no document needs. Export it again from the program that made it.',
  );

/**
 * The type of a file by its content, of which only the beginning, the end and the directory of an archive are read.
 * Whatever is no document is refused with a sentence that says what it is.
 */
export async function typeOfParts(parts: FileParts, reading: Reading): Promise<DocumentType> {
  const { size } = parts;
  if (size === 0) throw refused('empty', 'This file is empty.');
  const head = await parts.read(0, headLength);
  const signature = signatureOf(head);
  if (isPolyglot(signature, head, await parts.read(Math.max(0, size - archiveTail), size))) throw ambiguous();
  if (signature === 'pdf') return 'pdf';
  if (signature === 'zip') return typeOfArchive(parts, reading);
  if (signature === 'text') return 'csv';
  if (signature === 'ole') return refuseOle(parts);
  throw wrongTypeOf(signature);
}

/** The same of a document in memory. */
export const typeOf = (file: Uint8Array, reading: Reading): Promise<DocumentType> =>
  typeOfParts(partsOf(file), reading);
