import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Reading } from '../document.ts';
import { asRefusal, DocumentRefused } from '../refused.ts';
import { bomb, damaged, entriesOf, fileNames } from './entries.ts';
import { type PackedEntry, packedEntries } from './packed.ts';

/** An archive in memory. An entry is unpacked when it is read, within the limits; nothing is ever written anywhere. */
export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Refuses names that are not there. */
  read(name: string): Promise<Buffer>;
  /** All entries as they are packed, for an archive that is written of them. */
  packed(): Promise<PackedEntry[]>;
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
    const packed = () =>
      packedEntries(zip, entries, buffer).catch((error) => {
        throw asRefusal(error, 'damaged', damaged);
      });
    return { names: fileNames(entries), has: (name) => entries.has(name), read, packed };
  } catch (error) {
    throw asRefusal(error, 'damaged', damaged);
  }
}
