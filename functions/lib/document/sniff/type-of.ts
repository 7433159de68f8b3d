import { openArchive } from '../archive/archive.ts';
import type { DocumentType, Reading } from '../document.ts';
import { DocumentRefused, type RefusalCode } from '../refused.ts';
import { isPolyglot } from './polyglot.ts';
import { type Signature, signatureOf } from './signature.ts';

const accepted = 'Upload a PDF, EPUB, Word (.docx) or CSV file.';
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

/** Word's own container: an old `.doc`, or a `.docx` behind a password. */
function refuseOle(bytes: Buffer): never {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    throw refused('encrypted', 'This document is protected with a password. Save it without one and upload it again.');
  throw refused('wrong_type', 'This file is in the format of Word before 2007. Save it as .docx and upload it again.');
}

async function typeOfArchive(bytes: Buffer, reading: Reading): Promise<DocumentType> {
  const archive = await openArchive(bytes, reading);
  const isEpub = archive.has('META-INF/container.xml');
  const isWord =
    archive.has('[Content_Types].xml') && archive.names.some((name) => /^word\/document\d*\.xml$/.test(name));
  if (isEpub && isWord) throw ambiguous();
  if (isEpub) return 'epub';
  if (isWord) return 'docx';
  throw refused('wrong_type', `${wrongType.zip} ${accepted}`);
}

const ambiguous = () =>
  refused(
    'ambiguous',
    'This file can be read as two different types, which no document needs. Export it again from the program that made it.',
  );

/** The type of a document by its content. Whatever is none is refused with a sentence that says what it is. */
export async function typeOf(file: Uint8Array, reading: Reading): Promise<DocumentType> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) throw refused('empty', 'This file is empty.');
  const signature = signatureOf(bytes);
  if (isPolyglot(signature, bytes)) throw ambiguous();
  if (signature === 'pdf') return 'pdf';
  if (signature === 'zip') return typeOfArchive(bytes, reading);
  if (signature === 'text') return 'csv';
  if (signature === 'ole') refuseOle(bytes);
  throw refused('wrong_type', `${wrongType[signature] ?? 'The type of this file is not known.'} ${accepted}`);
}
