import { crc32 } from 'node:zlib';
import { hasLetters, type PictureHeader, type ReadPicture } from './bytes.ts';

const signature = '\x89PNG\r\n\x1a\n';

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** The chunks up to the end of the picture; ends early where one is cut off or does not match its checksum. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return;
    yield { name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) };
    at = end + 4;
  }
}

/** A PNG: its first chunk has the size; one that is animated says so in a chunk of its own. */
export const readPng: ReadPicture = (bytes): PictureHeader | 'broken' | undefined => {
  if (!hasLetters(bytes, 0, signature)) return undefined;
  const chunks = [...chunksOf(bytes)];
  const names = new Set(chunks.map(({ name }) => name));
  const [first] = chunks;
  if (first?.name !== 'IHDR' || first.data.length !== 13 || !names.has('IDAT') || !names.has('IEND')) return 'broken';
  return {
    width: first.data.readUInt32BE(0),
    height: first.data.readUInt32BE(4),
    isAnimated: names.has('acTL'),
  };
};
