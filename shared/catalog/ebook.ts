import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { UploadedImage } from '../kernel/link.ts';
import { Dollars } from '../kernel/money.ts';
import { Line, RequiredLine, Typeset } from '../kernel/text.ts';
import { longestCategory, longestTag } from '../vocabulary/choices.ts';
import { longestFramework } from '../vocabulary/frameworks.ts';
import { Attachment } from './attachment.ts';
import { difficultyLevels, fileFormats, priceRanges, textMissing, uploadStatuses } from './choices.ts';
import { mostLetters, textTooLong } from './text-size.ts';

export const EbookId = Id('ebook');

/** An ebook as a card shows it. `price` is decimal dollars; `estimated_read_time` minutes; times ISO 8601 UTC. */
export const EbookCard = z.object({
  id: EbookId,
  title: z.string(),
  description: z.string(),
  price: Dollars,
  is_free: z.boolean(),
  regulatory_source: z.string(),
  difficulty_level: z.enum(difficultyLevels),
  category: z.string(),
  industry: z.string(),
  tags: z.array(z.string()),
  /** Mean of the owners' ratings, one decimal; 0 without ratings. */
  rating: z.number(),
  rating_count: z.number().int(),
  /** Paid copies. */
  purchases: z.number().int(),
  estimated_read_time: z.number().int(),
  /** Prompts in the CSV; null when there is none. */
  prompt_count: z.number().int().nullable(),
  /** Of the file that it was made of, `PDF`; null when it was made of none. */
  file_type: z.string().nullable(),
  /** Path of an uploaded cover, or null: then the cover is generated (`cover.ts`). */
  cover_image: z.string().nullable(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  is_wishlisted: z.boolean(),
});
export type EbookCard = z.infer<typeof EbookCard>;

/** A heading of the text, for the contents rail. `open` is false when it is beyond the preview. */
export const ContentsEntry = z.object({
  level: z.number().int().min(1).max(3),
  title: z.string(),
  /** Anchor, unique within the book. */
  anchor: z.string(),
  open: z.boolean(),
});
export type ContentsEntry = z.infer<typeof ContentsEntry>;

/** A prompt of a package, as its CSV has it; a column that the file lacks is blank. */
export const SamplePrompt = z.object({
  title: z.string(),
  prompt: z.string(),
  inputs: z.string(),
  expected_output: z.string(),
});
export type SamplePrompt = z.infer<typeof SamplePrompt>;

/** An ebook as its page shows it. `content` is the full text or the preview, as the server decided. */
export const EbookDetail = EbookCard.extend({
  content: z.string(),
  content_access: z.enum(['full', 'preview']),
  word_count: z.number().int(),
  preview_words: z.number().int(),
  extended_preview_words: z.number().int(),
  contents: z.array(ContentsEntry),
  updated_at: z.string(),
  prompt_category: z.string().nullable(),
  /** The first prompts of a package, for everybody. */
  sample_prompts: z.array(SamplePrompt),
  /** File formats an owner can download. */
  formats: z.array(z.enum(fileFormats)),
  /** Files to work in, which an owner can download too. */
  attachments: z.array(Attachment),
  /** The signed-in owner's own rating, else null. */
  my_rating: z.number().int().nullable(),
});
export type EbookDetail = z.infer<typeof EbookDetail>;

/** Body of `POST /ebooks/filter`. Blank and missing mean "any"; filters combine with AND. */
export const EbookFilter = z.object({
  search_query: z.string().trim().max(200, 'Must be at most 200 characters').default(''),
  regulatory_source: Line(longestFramework).default(''),
  difficulty_level: z.union([z.enum(difficultyLevels), z.literal('')]).default(''),
  category: Line(longestCategory).default(''),
  industry: Line(60).default(''),
  price_range: z.union([z.enum(priceRanges), z.literal('')]).default(''),
});
export type EbookFilter = z.infer<typeof EbookFilter>;

/** What an admin sees. `framework` is a read-only alias of `regulatory_source`. */
export const AdminEbook = EbookCard.omit({ is_wishlisted: true }).extend({
  /** An ebook in the trash is a draft: that is what it comes back as. */
  status: z.enum(['draft', 'published']),
  deleted_at: z.string().nullable(),
  /** Whether its file can be read in the shop: `processing` until it has been read, `failed` when it cannot be. */
  upload_status: z.enum(uploadStatuses),
  /** Why the file could not be read, in a sentence. */
  upload_error: z.string().nullable(),
  /** What could not be read of the file, in sentences. */
  unread: z.array(z.string()),
  /** Whether it was made of a file. Name, size in bytes and address are those of the file as it was sent. */
  is_uploaded: z.boolean(),
  filename: z.string().nullable(),
  file_size: z.number().int().nullable(),
  file_url: z.string().nullable(),
  /** A read-only alias of `cover_image`. */
  image_url: z.string().nullable(),
  is_premium: z.boolean(),
  framework: z.string(),
  /** What a prompt package is sorted by; empty for ebooks. */
  prompt_category: z.string(),
  word_count: z.number().int(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AdminEbook = z.infer<typeof AdminEbook>;

export const AdminEbookDetail = AdminEbook.extend({
  content: z.string(),
  /** Which text it is: a change of it names the one that it is based on. */
  content_version: z.number().int(),
  /** Files that came with this text: it cannot be changed without them. */
  attachments: z.array(Attachment),
});
export type AdminEbookDetail = z.infer<typeof AdminEbookDetail>;

const EbookText = z
  .string(textMissing)
  .trim()
  .min(1, textMissing)
  .max(mostLetters, { error: ({ input }) => textTooLong(String(input)) })
  .refine((text) => !textTooLong(text), { error: ({ input }) => textTooLong(String(input)) });

/** Body of `PUT /admin/ebooks/{id}/text`. One that is based on an older text is 409 `stale_version`. */
export const EbookTextEdit = z.object({
  content: EbookText,
  content_version: z.number().int().min(1),
});
export type EbookTextEdit = z.infer<typeof EbookTextEdit>;

/** Body of `PUT /admin/ebooks/{id}`. `revision` is the one it is based on; an older one is 409 `stale_version`. */
export const EbookEdit = z.object({
  title: Typeset(RequiredLine(200, 'Title is required')),
  description: Typeset(z.string().trim().max(2000, 'Must be at most 2000 characters')).optional(),
  price: Dollars,
  regulatory_source: RequiredLine(longestFramework, 'Regulatory source is required').optional(),
  difficulty_level: z.enum(difficultyLevels).optional(),
  category: RequiredLine(longestCategory, 'Category is required').optional(),
  industry: Line(60).optional(),
  prompt_category: Line(longestCategory).optional(),
  tags: z.array(RequiredLine(longestTag, 'A tag must not be empty')).max(12, 'At most 12 tags').optional(),
  /** Null: the drawn cover. */
  cover_image: UploadedImage.nullable().optional(),
  revision: z.number().int(),
});
export type EbookEdit = z.infer<typeof EbookEdit>;
