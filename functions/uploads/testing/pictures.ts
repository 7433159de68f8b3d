import { crc32, deflateSync } from 'node:zlib';

/* Pictures for tests: PNGs that can be shown, and of the other formats what a header is read from. */

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([number32(data.length), body, number32(crc32(body))]);
}

/** A grey PNG of this size; an animated one says so before its data. */
export function png(width: number, height: number, { isAnimated = false } = {}): Buffer {
  const header = Buffer.concat([number32(width), number32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(isAnimated ? [pngChunk('acTL', Buffer.alloc(8))] : []),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, ...data: number[]): Buffer =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);

/** The segments of a progressive JPEG of this size, with a thumbnail's frame hidden in its first one. */
export function jpeg(width: number, height: number, exif: readonly number[] = []): Buffer {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(exif.length > 0 ? [segment(0xe1, ...Buffer.from('Exif\0\0', 'latin1'), ...exif)] : []),
    segment(0xe1, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0),
    segment(0xc4, 0, 0),
    Buffer.from([0xff]),
    segment(0xc2, 8, ...size, 1, 1, 0x11, 0),
    segment(0xda, 1, 1, 0, 0, 63, 0),
    Buffer.from([0x12, 0x34, 0xff, 0xd9]),
  ]);
}

function webpChunk(name: string, data: readonly number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, Buffer.from([...data, ...(data.length % 2 ? [0] : [])])]);
}

function riff(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, body]);
}

/** WebPs of this size: lossy, lossless, with a chunk before the picture, and animated. */
export const webp = {
  lossy: (width: number, height: number): Buffer =>
    riff(webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 0])),
  lossless(width: number, height: number): Buffer {
    const bits = ((height - 1) << 14) | (width - 1);
    return riff(webpChunk('VP8L', [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24]));
  },
  extended: (width: number, height: number): Buffer =>
    riff(
      webpChunk('VP8X', [0x10, 0, 0, 0, 9, 0, 0, 9, 0, 0]),
      webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 0]),
    ),
  animated: (): Buffer =>
    riff(webpChunk('VP8X', [2, 0, 0, 0, 9, 0, 0, 9, 0, 0]), webpChunk('ANIM', [0, 0, 0, 0, 0, 0])),
};
