import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { RequiredLine } from '../kernel/text.ts';
import { documentContentTypes, documentEndings, fileEmpty, pictureTypes } from './choices.ts';
import { problemsOf, uploadPurposes } from './upload-problems.ts';

/** Marks that turn the direction of text around: a name with them does not end as it seems to. */
const turnsAround = /[\u202A-\u202E\u2066-\u2069]/;

/** The name of a file on an admin's computer, without its folders. */
export const Filename = RequiredLine(200, 'Name the file')
  .refine((name) => !turnsAround.test(name), 'The name of this file contains invisible signs. Rename the file.')
  .overwrite((name) => name.split(/[\\/]/).at(-1) ?? '')
  .refine((name) => name !== '', 'Name the file');

/** What can be sent at all. Whether it fits is judged by the purpose, as is anything else. */
const contentTypes = [...pictureTypes, ...Object.values(documentContentTypes), 'other'] as const;

/** A file that an admin is about to send. */
export const UploadInput = z
  .object({
    /** Its name on the admin's computer: of a document, its ending says what it is. */
    filename: Filename,
    /** What the browser takes it for; of a document, what its ending says. */
    content_type: z.enum(contentTypes).catch('other'),
    /** In bytes; exactly this much can be sent. */
    size: z.number(fileEmpty).int(fileEmpty).min(1, fileEmpty),
    /** What it is for, which says what it may be. */
    purpose: z.enum(uploadPurposes),
  })
  .superRefine((facts, context) => {
    for (const [field, message] of Object.entries(problemsOf(facts)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
export type UploadInput = z.infer<typeof UploadInput>;

/** A form for the browser: the fields, then the file under the name `file`, posted to the address within ten minutes. */
export const UploadForm = z.object({
  success: z.literal(true),
  upload_id: Id('upload'),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Where the file will be for admins once the upload is completed; a picture gets an `image_url` then. */
  file_url: z.string().optional(),
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

/** A book, package of prompts or training file that is kept as it was sent, for admins. */
export const UploadedFile = z.object({
  success: z.literal(true),
  file_id: Id('upload'),
  filename: z.string(),
  /** In bytes. */
  size: z.number().int(),
  file_type: z.enum(documentEndings),
  /** `/api/admin/uploads/…`, which leads to the file. */
  file_url: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

export const CompletedUpload = z.union([UploadedPicture, UploadedFile]);
export type CompletedUpload = z.infer<typeof CompletedUpload>;

/** A link to a file that lives for a minute. */
export const UploadLink = z.object({
  url: z.string(),
  filename: z.string(),
  /** In bytes. */
  size: z.number().int(),
});
export type UploadLink = z.infer<typeof UploadLink>;

/** The answer for a book's file, or a picture, that was sent in a form. */
export const SentBook = UploadedFile.pick({ success: true, file_url: true });
export const SentPicture = UploadedPicture.pick({ success: true, image_url: true });
export const SentCover = SentPicture.extend({ message: z.string() });

/** The answer for a training file that was sent in a form. */
export const SentTraining = UploadedFile.omit({ size: true }).extend({
  /** In millions of bytes, to two digits. */
  size_mb: z.number(),
});
