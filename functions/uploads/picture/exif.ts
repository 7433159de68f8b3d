import { hasLetters } from './bytes.ts';

const header = 'Exif\0\0';
/** Of a picture that is turned; the TIFF tag and what it says of a picture that lies on its side. */
const orientation = 0x0112;
const sideways = [5, 6, 7, 8];
const entryLength = 12;

/**
 * Whether the Exif data of a JPEG's segment, at its offset, says that a picture is shown turned by a quarter, as phones write them: then its
 * stored width is the shown height. Data that cannot be read says nothing.
 */
export function isSideways(bytes: Buffer, at: number): boolean {
  if (!hasLetters(bytes, at, header)) return false;
  // The segment's length stands before its data, and counts itself.
  const tiff = bytes.subarray(at + header.length, at - 2 + bytes.readUInt16BE(at - 2));
  const isLittle = hasLetters(tiff, 0, 'II');
  if (!isLittle && !hasLetters(tiff, 0, 'MM')) return false;
  const short = (offset: number): number => {
    if (offset + 2 > tiff.length) return 0;
    return isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
  };
  // The directory's offset is a long, but nobody writes the first one beyond 64 KB: a segment is not longer.
  const directory = short(isLittle ? 4 : 6);
  const count = Math.min(short(directory), Math.floor(tiff.length / entryLength));
  for (let entry = 0; entry < count; entry++) {
    const from = directory + 2 + entry * entryLength;
    if (short(from) === orientation) return sideways.includes(short(from + 8));
  }
  return false;
}
