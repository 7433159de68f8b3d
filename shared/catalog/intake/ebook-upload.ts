import * as z from 'zod';
import { UploadedFileAddress, UploadedImage } from '../../kernel/link.ts';
import { Dollars } from '../../kernel/money.ts';
import { Line, RequiredLine, Typeset } from '../../kernel/text.ts';
import { longestCategory, longestTag } from '../../vocabulary/choices.ts';
import { longestFramework, noFramework } from '../../vocabulary/frameworks.ts';
import { difficultyLevels } from '../choices.ts';

const incomplete = 'Please fill all required fields and select a file';

/** Minutes that an ebook is said to take until it has been read. */
const usualReadTime = 15;

/**
 * Body of `POST /admin/ebooks/upload`. What is left out gets the defaults of uploads: an empty description names the
 * title, missing tags are the category, the type of the file and `uploaded`. The price alone decides what is free.
 */
export const EbookUpload = z.object({
  title: Typeset(RequiredLine(200, incomplete)),
  description: Typeset(z.string().trim().max(2000, 'Must be at most 2000 characters')).default(''),
  regulatory_source: RequiredLine(longestFramework, 'Regulatory source is required').default(noFramework),
  difficulty_level: z.enum(difficultyLevels).default('Intermediate'),
  category: RequiredLine(longestCategory, 'Category is required').default('General'),
  /** Of a prompt package: what it is sorted by. */
  prompt_category: Line(longestCategory).default(''),
  industry: Line(60).default(''),
  price: z.number(incomplete).pipe(Dollars),
  /** Of a file that was sent to become a book, or a package of prompts. */
  file_url: UploadedFileAddress(incomplete),
  /** Null: the cover in the file, or else the drawn one. */
  image_url: UploadedImage.nullable().default(null),
  /** Minutes. What is read in the file counts instead as soon as it has been read. */
  estimated_read_time: z
    .number()
    .int()
    .min(1, 'Must be at least 1')
    .max(10_000, 'Must be at most 10000')
    .default(usualReadTime),
  tags: z.array(RequiredLine(longestTag, 'A tag must not be empty')).max(12, 'At most 12 tags').optional(),
});
export type EbookUpload = z.infer<typeof EbookUpload>;

const count = z.number().int();
const Counts = z.object({ total: count, completed: count, processing: count, failed: count });

/** The counters of uploaded content, by tab. */
export const UploadSummary = z.object({ ebooks: Counts, prompts: Counts });
export type UploadSummary = z.infer<typeof UploadSummary>;
