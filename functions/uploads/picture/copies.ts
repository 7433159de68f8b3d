import { sharp } from '#lib/native/sharp.ts';
import {
  copyKey,
  longestSides,
  mailKey,
  mailWidth,
  type PictureSize,
  socialKey,
  socialSize,
} from '#shared/uploads/picture-copies.ts';
import { type OpenPicture, openPicture } from './open.ts';

/** One of the files made of a picture. */
export interface PictureCopy {
  /** In the bucket. */
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}
export interface PictureCopies {
  /** Of the largest copy, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly all: readonly PictureCopy[];
}

/** Quality and effort are where another step is seen by nobody, or costs more seconds than bytes. */
const webp = { quality: 80, effort: 4 } as const;
const avif = { quality: 55, effort: 3 } as const;
const jpeg = { quality: 82, progressive: true } as const;

/** Shares of width and height between which a picture may be cropped to the shape of a shared link. */
const croppable = { from: 1.2, to: 2.9 } as const;

async function inSize(picture: OpenPicture, id: string, size: PictureSize) {
  const side = longestSides[size];
  // Decoded and scaled once, encoded twice.
  const scaled = await picture
    .clone()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = scaled.info;
  const again = () => sharp(scaled.data, { raw: { width, height, channels } });
  const [asWebp, asAvif] = await Promise.all([again().webp(webp).toBuffer(), again().avif(avif).toBuffer()]);
  return {
    width,
    height,
    copies: [
      { key: copyKey(id, size, 'webp'), bytes: asWebp, type: 'image/webp' },
      { key: copyKey(id, size, 'avif'), bytes: asAvif, type: 'image/avif' },
    ],
  };
}

/** For shared links, which take no transparency: cropped where that loses little, else whole on white. */
async function forSharing(picture: OpenPicture, shape: number): Promise<Uint8Array> {
  const { width, height } = socialSize;
  const isCropped = shape >= croppable.from && shape <= croppable.to;
  return picture
    .clone()
    .resize(width, height, { fit: isCropped ? 'cover' : 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .jpeg(jpeg)
    .toBuffer();
}

/** For mails, whose programs do not all know WebP; white where it is transparent. */
const forMails = (picture: OpenPicture): Promise<Uint8Array> =>
  picture
    .clone()
    .resize({ width: mailWidth, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg(jpeg)
    .toBuffer();

/**
 * All copies of a picture with this id, re-encoded from its pixels: nothing else of the file is kept. Throws when it
 * cannot be decoded; `examinePicture` has refused what is too large before.
 */
export async function copiesOf(id: string, bytes: Uint8Array): Promise<PictureCopies> {
  const picture = openPicture(bytes);
  const detail = await inSize(picture, id, 'detail');
  const { width, height } = detail;
  const card = await inSize(picture, id, 'card');
  const social = { key: socialKey(id), bytes: await forSharing(picture, width / height), type: 'image/jpeg' };
  const mail = { key: mailKey(id), bytes: await forMails(picture), type: 'image/jpeg' };
  return { width, height, all: [...detail.copies, ...card.copies, social, mail] };
}
