import { crc32, deflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { DocumentRefused } from '../refused.ts';
import { damaged } from './entries.ts';

/** An entry as it lies in an archive: what the directory says of it, and its bytes as they are packed. */
export interface PackedEntry {
  readonly name: string;
  /** The name as it is written, which `flags` says the encoding of. */
  readonly written: Buffer;
  readonly flags: number;
  readonly method: number;
  /** Time and date of MS-DOS. */
  readonly time: number;
  readonly date: number;
  readonly crc: number;
  /** Bytes, unpacked. */
  readonly size: number;
  readonly extra: Buffer;
  readonly madeBy: number;
  readonly attributes: number;
  readonly bytes: Uint8Array;
}

/** Sizes follow the bytes; an archive that is written at once has them in front. */
const sizesFollow = 0x8;
const namedInUtf8 = 0x800;
/** The field with a name in UTF-8. The others hold times, owners and sizes that are written elsewhere, too. */
const nameField = 0x7075;

const nameFieldOf = ({ extraFields }: Entry): Buffer =>
  Buffer.concat(
    extraFields
      .filter(({ id }) => id === nameField)
      .map(({ id, data }) => {
        const head = Buffer.alloc(4);
        head.writeUInt16LE(id, 0);
        head.writeUInt16LE(data.length, 2);
        return Buffer.concat([head, data]);
      }),
  );

async function packedEntry(zip: ZipFile, name: string, entry: Entry, archive: Buffer): Promise<PackedEntry> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  return {
    name,
    written: entry.fileNameRaw,
    flags: entry.generalPurposeBitFlag & ~sizesFollow,
    method: entry.compressionMethod,
    time: entry.lastModFileTime,
    date: entry.lastModFileDate,
    crc: entry.crc32,
    size: entry.uncompressedSize,
    extra: nameFieldOf(entry),
    madeBy: entry.versionMadeBy,
    attributes: entry.externalFileAttributes,
    bytes: archive.subarray(start, start + entry.compressedSize),
  };
}

/**
 * All entries, folders as well, none of them unpacked. Refuses an archive whose entries share their bytes: written one
 * after the other they would be many times as large.
 */
export async function packedEntries(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  archive: Buffer,
): Promise<PackedEntry[]> {
  const packed = [...entries.values()].reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (packed > archive.length) throw new DocumentRefused('damaged', damaged);
  const found: PackedEntry[] = [];
  for (const [name, entry] of entries) found.push(await packedEntry(zip, name, entry, archive));
  return found;
}

/** Dates of MS-DOS begin with 1980, and have no time zone: UTC, so that the same entry is always written alike. */
function dosTime(at: string): { time: number; date: number } {
  const then = new Date(Math.max(Date.parse(at) || 0, Date.UTC(1990, 0)));
  const time = (then.getUTCHours() << 11) | (then.getUTCMinutes() << 5) | (then.getUTCSeconds() >> 1);
  return { time, date: ((then.getUTCFullYear() - 1980) << 9) | ((then.getUTCMonth() + 1) << 5) | then.getUTCDate() };
}

/** A new entry. `at`: its time, ISO 8601; `isStored`: not compressed. */
export const packEntry = (name: string, content: Buffer, at: string, isStored = false): PackedEntry => ({
  ...{ name, written: Buffer.from(name), flags: namedInUtf8, method: isStored ? 0 : 8 },
  ...dosTime(at),
  ...{ crc: crc32(content), size: content.length, extra: Buffer.alloc(0), madeBy: 20, attributes: 0 },
  bytes: isStored ? content : deflateRawSync(content),
});
