import { hasLetters, type PictureHeader, type ReadPicture } from './bytes.ts';
import { isSideways } from './exif.ts';

const startOfImage = '\xff\xd8\xff';
const endOfImage = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;
/** Where Exif data stands. */
const application1 = 0xe1;

/** Markers without a segment after them. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Starts of a frame, which have the size: all of 0xC0 to 0xCF but the three for tables and arithmetic coding. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

interface Segment {
  readonly marker: number;
  /** Offset of its data, after the length. */
  readonly at: number;
}

/** The segments before the picture's data, whose own start is the last one. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xFF may fill the space before a marker.
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      yield { marker, at: at + 4 };
      if (marker === startOfScan) return;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
}

/** A JPEG: a segment before the data has the size, another one how it is turned. */
export const readJpeg: ReadPicture = (bytes): PictureHeader | 'broken' | undefined => {
  if (!hasLetters(bytes, 0, startOfImage)) return undefined;
  const segments = [...segmentsOf(bytes)];
  const frame = segments.find(({ marker }) => isFrame(marker));
  const scan = segments.find(({ marker }) => marker === startOfScan);
  if (!frame || !scan || frame.at + 5 > bytes.length || bytes.indexOf(endOfImage, scan.at) < 0) return 'broken';
  const [height, width] = [bytes.readUInt16BE(frame.at + 1), bytes.readUInt16BE(frame.at + 3)];
  const isTurned = segments.some(({ marker, at }) => marker === application1 && isSideways(bytes, at));
  return isTurned ? { width: height, height: width } : { width, height };
};
