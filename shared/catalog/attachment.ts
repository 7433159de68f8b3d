import * as z from 'zod';

export const attachmentTypes = ['xlsx', 'docx'] as const;

/** A file that comes with an ebook, to work in: worksheets to fill in, a report to complete. */
export const Attachment = z.object({
  /** Unique within the ebook; with the type it is the name of the downloaded file. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What it is, as readers see it. */
  title: z.string(),
  type: z.enum(attachmentTypes),
  /** Bytes. */
  size: z.number().int(),
});
export type Attachment = z.infer<typeof Attachment>;
