import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Line } from '../kernel/text.ts';
import { articleLevels, articleStatuses, companySizes, postTypes, resourceTypes, schemaTypes } from './choices.ts';

export const missingNew = 'Please fill in title, content, and select an author';
const missing = 'Please fill in required fields';
const minutes = 'Reading time must be between 1 and 60 minutes';

/** Entered as a comma-separated line: trimmed, empties and repetitions dropped. */
const list = (max: number, longest: number) =>
  z
    .array(Line(longest))
    .max(max, `Use at most ${max}`)
    .transform((items) => [...new Set(items.filter(Boolean))]);
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters`);
export const required = (max: number, message: string) => z.string(message).pipe(text(max).min(1, message));
/** Images are the shop's own, as its pages' policy says. */
const isOwnPath = (path: string): boolean => path === '' || /^\/(?!\/)[^\\\s]*$/.test(path);
const Image = text(500).refine(isOwnPath, 'Use an image of this site, such as /files/…');
const isWebLink = (link: string): boolean => /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
const Link = text(2000).refine((link) => link === '' || isWebLink(link), 'Enter a link that starts with https://');
const FileLink = text(2000).refine(
  (link) => isOwnPath(link) || isWebLink(link),
  'Enter a link that starts with https://, or a file of this site',
);

const SeoFields = z.object({
  meta_title: Line(200),
  meta_description: Line(400),
  focus_keyword: Line(100),
  keywords: list(20, 60),
  schema_type: z.enum(schemaTypes),
});
export const SeoInput = z.object({
  meta_title: SeoFields.shape.meta_title.default(''),
  meta_description: SeoFields.shape.meta_description.default(''),
  focus_keyword: SeoFields.shape.focus_keyword.default(''),
  keywords: SeoFields.shape.keywords.default([]),
  schema_type: SeoFields.shape.schema_type.default('Article'),
});

/** What an admin writes, without defaults: a change leaves out what stays. */
export const ArticleFields = z.object({
  title: required(200, missing),
  content: required(600_000, missing),
  excerpt: text(600),
  author_id: z.string(missingNew).pipe(Id('author')),
  post_type: z.enum(postTypes),
  category: Line(60),
  subcategory: Line(60),
  tags: list(20, 40),
  status: z.enum(articleStatuses),
  is_featured: z.boolean(),
  featured_image: Image,
  gallery_images: z.array(Image).max(20, 'Use at most 20'),
  seo_data: SeoInput,
  reading_time: z.number(minutes).int(minutes).min(1, minutes).max(60, minutes),
  allow_comments: z.boolean(),
  difficulty_level: z.enum(articleLevels).nullable(),
  prerequisites: list(20, 200),
  industry: Line(80),
  company_size: z.enum(companySizes).nullable(),
  challenge: text(4000),
  solution: text(4000),
  /** One result a line. */
  results: text(4000),
  resource_type: z.enum(resourceTypes).nullable(),
  download_url: FileLink,
  external_url: Link,
  scheduled_at: z.iso.datetime({ offset: true, error: 'Choose a date and time' }).nullable(),
});
