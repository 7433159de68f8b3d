import { sharp } from '#lib/native/sharp.ts';
import { longestSide } from '#shared/uploads/choices.ts';

/** A picture that can be scaled and encoded. */
export type OpenPicture = ReturnType<typeof sharp>;

/** Upright, in sRGB, without what a camera or a program wrote into it; throws when it cannot be decoded. */
export const openPicture = (bytes: Uint8Array): OpenPicture =>
  sharp(bytes, { limitInputPixels: longestSide * longestSide, failOn: 'error' }).autoOrient();
