import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { RequiredLine } from '../kernel/text.ts';
import { largestPicture, pictureEmpty, pictureTooLarge, pictureTypes, wrongPictureType } from './choices.ts';

/** A file that an admin is about to send. */
export const UploadInput = z.object({
  /** Its name on the admin's computer, for the audit log. */
  filename: RequiredLine(200, 'Name the file'),
  /** What the browser takes it for; the content decides in the end. */
  content_type: z.enum(pictureTypes, wrongPictureType),
  /** In bytes; exactly this much can be sent. */
  size: z.number(pictureEmpty).int(pictureEmpty).min(1, pictureEmpty).max(largestPicture, pictureTooLarge),
  /** What it is for, which says what it may be. */
  purpose: z.enum(['picture']),
});
export type UploadInput = z.infer<typeof UploadInput>;

/** A form for the browser: the fields, then the file under the name `file`, posted to the address within ten minutes. */
export const UploadForm = z.object({
  success: z.literal(true),
  upload_id: Id('upload'),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type UploadForm = z.infer<typeof UploadForm>;

/** A picture that things can refer to, for everybody at its address. */
export const UploadedPicture = z.object({
  success: z.literal(true),
  /** `/files/…` of this site. */
  image_url: z.string(),
  /** In pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;
