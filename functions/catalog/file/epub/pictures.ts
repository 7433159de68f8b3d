import type { Cover, Pictures } from '../typeset/book-input.ts';

export interface StoredPicture {
  readonly file: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** The cover as a file of the book. */
export const coverFile = ({ kind, bytes }: Cover): StoredPicture =>
  kind === 'drawn' ? { file: 'cover.png', type: 'image/png', bytes } : { file: 'cover.jpg', type: 'image/jpeg', bytes };

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

function typeOf(bytes: Uint8Array): StoredPicture['type'] | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'image/png';
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? 'image/jpeg' : undefined;
}

/** Pictures as files of the book, by their names in the text. What is neither PNG nor JPEG is left out. */
export function picturesOf(pictures: Pictures): Map<string, StoredPicture> {
  const stored = new Map<string, StoredPicture>();
  for (const [name, bytes] of pictures) {
    const type = typeOf(bytes);
    if (!type) continue;
    const file = `picture-${stored.size + 1}.${type === 'image/png' ? 'png' : 'jpg'}`;
    stored.set(name, { file, type, bytes });
  }
  return stored;
}
