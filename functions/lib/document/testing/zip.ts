import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  /** What the directory says instead of the true size. */
  readonly announced?: number;
  readonly isEncrypted?: boolean;
}

interface Written {
  readonly local: Buffer;
  readonly central: Buffer;
}

/** What the local header and the directory say alike. */
function fieldsOf({ name, content, isStored, announced, isEncrypted }: ZipEntry) {
  const bytes = Buffer.from(content);
  const data = isStored ? bytes : deflateRawSync(bytes, { level: 9 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
  fields.writeUInt16LE(isStored ? 0 : 8, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(announced ?? bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return { fields, data, name: Buffer.from(name) };
}

function write(entry: ZipEntry, offset: number): Written {
  const { fields, data, name } = fieldsOf(entry);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, data]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, name]),
  };
}

/** An archive as it is asked for, also one that no program would write. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const one = write(entry, offset);
    written.push(one);
    offset += one.local.length;
  }
  const directory = Buffer.concat(written.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...written.map(({ local }) => local), directory, end]);
}
