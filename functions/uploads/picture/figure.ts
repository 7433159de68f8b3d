import { sharp } from '#lib/native/sharp.ts';
import { type OpenPicture, openPicture } from './open.ts';
import { examinePicture } from './picture.ts';

/** A picture within a text, encoded anew. */
export interface EncodedFigure {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What browsers, PDF and EPUB all take. */
  readonly type: 'image/png' | 'image/jpeg';
}

/** As wide as a column is on the sharpest screens, in pixels. */
const widest = 1600;
/** How many times as large as the JPEG a PNG may be for its sharp edges: of a drawing it is smaller, of a photo far larger. */
const worthIt = 2.5;

const asPng = (picture: OpenPicture) => picture.clone().png();
const asJpeg = (picture: OpenPicture) => picture.clone().flatten({ background: 'white' }).jpeg({ quality: 82 });

/** Pixels in sRGB, so that they are decoded and scaled once however often they are encoded. */
async function pixelsOf(bytes: Uint8Array) {
  const scaled = openPicture(bytes).resize({ width: widest, withoutEnlargement: true }).toColourspace('srgb').raw();
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, picture: sharp(data, { raw: { width, height, channels } }) };
}

/** Whether anything shows through it. */
const isTransparent = async (picture: OpenPicture): Promise<boolean> => !(await picture.clone().stats()).isOpaque;

/**
 * A picture re-encoded from its pixels: nothing else of the file is kept. Drawings and what is transparent become PNG,
 * photos JPEG. Throws for what is no still picture of an allowed size, or cannot be decoded.
 */
export async function figureOf(bytes: Uint8Array): Promise<EncodedFigure> {
  const { type } = examinePicture(bytes);
  const { picture, ...size } = await pixelsOf(bytes);
  if (type !== 'image/jpeg' && (await isTransparent(picture)))
    return { ...size, type: 'image/png', bytes: await asPng(picture).toBuffer() };
  const jpeg = await asJpeg(picture).toBuffer();
  // The pixels of a JPEG have lost their sharp edges already.
  const png = type === 'image/jpeg' ? undefined : await asPng(picture.clone().removeAlpha()).toBuffer();
  return png && png.length <= worthIt * jpeg.length
    ? { ...size, type: 'image/png', bytes: png }
    : { ...size, type: 'image/jpeg', bytes: jpeg };
}
