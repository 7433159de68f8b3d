import { hasLetters, type PictureHeader, type ReadPicture } from './bytes.ts';

const headerLength = 12;
const fourteenBits = 0x3fff;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** The chunks of the file; ends early where one is cut off. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = headerLength; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > bytes.length) return;
    yield { name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) };
    at = end + (size % 2);
  }
}

/** Lossy: two numbers of 14 bits after a start code. */
function lossy(data: Buffer): PictureHeader | undefined {
  if (data.length < 10 || !hasLetters(data, 3, '\x9d\x01\x2a')) return undefined;
  return { width: data.readUInt16LE(6) & fourteenBits, height: data.readUInt16LE(8) & fourteenBits };
}

/** Lossless: both numbers, less one, in 28 bits after a signature. */
function lossless(data: Buffer): PictureHeader | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  return { width: (bits & fourteenBits) + 1, height: ((bits >>> 14) & fourteenBits) + 1 };
}

/** A WebP: one chunk has the picture; a first one, if there is one, says what else there is, such as an animation. */
export const readWebp: ReadPicture = (bytes): PictureHeader | 'broken' | undefined => {
  if (!hasLetters(bytes, 0, 'RIFF') || !hasLetters(bytes, 8, 'WEBP')) return undefined;
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return 'broken';
  const chunks = [...chunksOf(bytes)];
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)?.data;
  const [extended, plain, exact] = [find('VP8X'), find('VP8 '), find('VP8L')];
  const isAnimated = extended !== undefined && ((extended[0] ?? 0) & 0x02) > 0;
  // Frames of an animation are in chunks of their own.
  if (isAnimated) return { width: 1, height: 1, isAnimated };
  const picture = (plain && lossy(plain)) ?? (exact && lossless(exact));
  return picture ?? 'broken';
};
