import type { PackedEntry } from './packed.ts';

/** The version of the format that knows folders and compression. */
const needed = 20;
const start = Buffer.from('PK\x03\x04');
const listed = Buffer.from('PK\x01\x02');

/** What the header of an entry and the directory say alike. */
function fieldsOf({ written, flags, method, time, date, crc, size, extra, bytes }: PackedEntry): Buffer {
  const fields = Buffer.alloc(26);
  for (const [index, value] of [needed, flags, method, time, date].entries()) fields.writeUInt16LE(value, index * 2);
  for (const [index, value] of [crc, bytes.length, size].entries()) fields.writeUInt32LE(value, 10 + index * 4);
  fields.writeUInt16LE(written.length, 22);
  fields.writeUInt16LE(extra.length, 24);
  return fields;
}

function listing(entry: PackedEntry, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(entry.madeBy);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.attributes, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([listed, madeBy, fieldsOf(entry), rest, entry.written, entry.extra]);
}

function ending(entries: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/**
 * An archive of these entries in their order: fewer than 65,535 of them and less than 4 GB, as the limits of those that
 * are read promise.
 */
export function writeArchive(entries: readonly PackedEntry[]): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    directory.push(listing(entry, offset));
    const header = Buffer.concat([start, fieldsOf(entry), entry.written, entry.extra]);
    parts.push(header, entry.bytes);
    offset += header.length + entry.bytes.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...parts, list, ending(entries.length, list.length, offset)]);
}
