import { type Entry, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';
import { isUnsafeName } from './names.ts';

export const damaged =
  'This file is damaged or incomplete. Save it again in the program that made it and upload it once more.';
export const bomb = () =>
  new DocumentRefused(
    'bomb',
    'This file unpacks to far more than a document needs, so it was not opened. Save the document as a new file.',
  );

const nameOf = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);

/** What the directory says of an entry. That the entry keeps to it is checked while it is read. */
function checkEntry(entry: Entry, name: string, known: ReadonlyMap<string, Entry>, { limits }: Reading): void {
  if (isUnsafeName(name))
    throw new DocumentRefused(
      'unsafe_names',
      'This file contains names that point outside of it, so it was not opened. Save the document as a new file.',
    );
  if (known.has(name))
    throw new DocumentRefused(
      'ambiguous',
      'This file contains two parts of the same name. Save the document as a new file.',
    );
  if (entry.isEncrypted())
    throw new DocumentRefused(
      'encrypted',
      'This file is protected with a password. Save it without one and upload it again.',
    );
  const { uncompressedSize: size, compressedSize } = entry;
  const { archive } = limits;
  if (size > archive.entry || (size > 1_000_000 && size > compressedSize * archive.ratio)) throw bomb();
}

/** The entries by name, before any of them is unpacked. */
export async function entriesOf(zip: ZipFile, reading: Reading): Promise<Map<string, Entry>> {
  const { archive } = reading.limits;
  if (zip.entryCount > archive.entries) throw bomb();
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    reading.deadline.check();
    const name = nameOf(entry);
    checkEntry(entry, name, entries, reading);
    total += entry.uncompressedSize;
    if (total > archive.total || entries.size >= archive.entries) throw bomb();
    entries.set(name, entry);
  }
  return entries;
}

/** Names of all that are no folders. */
export const fileNames = (entries: ReadonlyMap<string, Entry>): string[] =>
  [...entries.keys()].filter((name) => !name.endsWith('/'));
