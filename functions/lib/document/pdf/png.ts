import { crc32, deflateSync } from 'node:zlib';

/** Pixels line by line from the top: a byte for each channel, or for grey a bit for each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly channels: 'bit' | 1 | 3 | 4;
}

const colourTypes = { bit: 0, 1: 0, 3: 2, 4: 6 } as const;

function chunk(name: string, content: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(data), 4);
  return Buffer.concat([frame.subarray(0, 4), data, frame.subarray(4)]);
}

/** A PNG of pixels. */
export function pngOf({ width, height, bytes, channels }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = channels === 'bit' ? 1 : 8;
  header[9] = colourTypes[channels];
  const line = channels === 'bit' ? Math.ceil(width / 8) : width * channels;
  const filtered = Buffer.alloc(height * (line + 1));
  for (let at = 0; at < height; at++) filtered.set(bytes.subarray(at * line, (at + 1) * line), at * (line + 1) + 1);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(filtered)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}
