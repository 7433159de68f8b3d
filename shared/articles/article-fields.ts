import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { FileLink, OwnImage, WebLink } from '../kernel/link.ts';
import { Entries, Line, RequiredText, Text, Typeset, TypesetEntries } from '../kernel/text.ts';
import {
  articleLevels,
  articleStatuses,
  companySizes,
  longestArticleTitle,
  mostRelatedEbooks,
  postTypes,
  resourceTypes,
  schemaTypes,
} from './choices.ts';
import { missingEdit, missingNew } from './fields-missing.ts';
import { mostLetters, textTooLong } from './text-size.ts';

const minutes = 'Reading time must be between 1 and 60 minutes';

const SeoFields = z.object({
  meta_title: Typeset(Line(200)),
  meta_description: Typeset(Line(400)),
  focus_keyword: Line(100),
  keywords: Entries(20, 60),
  schema_type: z.enum(schemaTypes),
});
export const SeoInput = z.object({
  meta_title: SeoFields.shape.meta_title.default(''),
  meta_description: SeoFields.shape.meta_description.default(''),
  focus_keyword: SeoFields.shape.focus_keyword.default(''),
  keywords: SeoFields.shape.keywords.default([]),
  schema_type: SeoFields.shape.schema_type.default('Article'),
});

/** The HTML of an article; `message` is the error for an empty or missing one. */
export const ArticleText = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(mostLetters, { error: ({ input }) => textTooLong(String(input)) })
    .refine((html) => !textTooLong(html), { error: ({ input }) => textTooLong(String(input)) });

/** An admin's fields, without defaults: in a change, omitted fields keep their values. */
export const ArticleFields = z.object({
  title: Typeset(RequiredText(longestArticleTitle, missingEdit)),
  content: ArticleText(missingEdit),
  excerpt: Typeset(Text(600)),
  author_id: z.string(missingNew).pipe(Id('author')),
  post_type: z.enum(postTypes),
  category: Line(60),
  subcategory: Line(60),
  tags: Entries(20, 40),
  status: z.enum(articleStatuses),
  is_featured: z.boolean(),
  featured_image: OwnImage,
  gallery_images: z.array(OwnImage).max(20, 'Use at most 20'),
  seo_data: SeoInput,
  reading_time: z.number(minutes).int(minutes).min(1, minutes).max(60, minutes),
  allow_comments: z.boolean(),
  difficulty_level: z.enum(articleLevels).nullable(),
  prerequisites: TypesetEntries(20, 200),
  industry: Line(80),
  company_size: z.enum(companySizes).nullable(),
  challenge: Typeset(Text(4000)),
  solution: Typeset(Text(4000)),
  /** One result per line. */
  results: Typeset(Text(4000)),
  resource_type: z.enum(resourceTypes).nullable(),
  download_url: FileLink,
  external_url: WebLink,
  /** Ebooks offered beside the text; without any they are chosen by its tags. */
  related_ebooks: z.array(Id('ebook')).max(mostRelatedEbooks, `Use at most ${mostRelatedEbooks}`),
  scheduled_at: z.iso.datetime({ offset: true, error: 'Choose a date and time' }).nullable(),
});
