import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { Reading } from '../document.ts';
import { asRefusal, DocumentRefused } from '../refused.ts';
import { isUnsafeName } from './names.ts';

/** An archive in memory. An entry is unpacked when it is read, within the limits; nothing is ever written anywhere. */
export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Refuses names that are not there. */
  read(name: string): Promise<Buffer>;
}

const damaged =
  'This file is damaged or incomplete. Save it again in the program that made it and upload it once more.';
const bomb = () =>
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
async function entriesOf(zip: ZipFile, reading: Reading): Promise<Map<string, Entry>> {
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

/** Ends with more than was announced: the library counts, and so an entry cannot lie about its size. */
async function unpack(zip: ZipFile, entry: Entry, { deadline }: Reading): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    deadline.check();
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

export async function openArchive(bytes: Uint8Array, reading: Reading): Promise<Archive> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false, autoClose: false });
    const entries = await entriesOf(zip, reading);
    let left = reading.limits.archive.total;
    const read = async (name: string): Promise<Buffer> => {
      const entry = entries.get(name);
      if (!entry) throw new DocumentRefused('damaged', damaged);
      // Parts that are read twice count twice.
      left -= entry.uncompressedSize;
      if (left < 0) throw bomb();
      return unpack(zip, entry, reading).catch((error) => {
        throw asRefusal(error, 'damaged', damaged);
      });
    };
    const names = [...entries.keys()].filter((name) => !name.endsWith('/'));
    return { names, has: (name) => entries.has(name), read };
  } catch (error) {
    throw asRefusal(error, 'damaged', damaged);
  }
}
