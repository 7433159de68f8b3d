import { invalid } from '#lib/errors.ts';
import { longestSide, type PictureType, wrongPictureType } from '#shared/uploads/choices.ts';
import type { PictureHeader, ReadPicture } from './bytes.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** A picture that may be published. */
export interface Picture {
  readonly type: PictureType;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const formats: Readonly<Record<PictureType, ReadPicture>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

const refused = (sentence: string) => invalid('file', sentence);

/** For what begins like a picture and is none. */
export const damaged = () => refused('This picture is damaged. Choose another file.');

function found(bytes: Buffer): { readonly type: PictureType; readonly header: PictureHeader | 'broken' } {
  for (const [type, read] of Object.entries(formats)) {
    const header = read(bytes);
    if (header) return { type: type as PictureType, header };
  }
  throw refused(`This file is no picture that can be shown. ${wrongPictureType}.`);
}

/** What the content of a file is, whatever its name says; 422 for what is no still picture, broken or too large. */
export function examinePicture(content: Uint8Array): Picture {
  const { type, header } = found(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (header === 'broken' || header.width < 1 || header.height < 1) throw damaged();
  const { width, height, isAnimated } = header;
  if (isAnimated) throw refused('Animated pictures cannot be used. Choose a still one.');
  if (width > longestSide || height > longestSide)
    throw refused(`This picture has ${width} × ${height} pixels. Use at most ${longestSide} × ${longestSide}.`);
  return { type, width, height };
}
