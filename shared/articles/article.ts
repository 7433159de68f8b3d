import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Slug } from '../kernel/slug.ts';
import { Line } from '../kernel/text.ts';
import { PublicAuthor } from './author.ts';
import {
  articleLevels,
  articleStatuses,
  companySizes,
  defaultArticleCategory,
  defaultReadingTime,
  postTypes,
  resourceTypes,
  schemaTypes,
} from './choices.ts';

const missingNew = 'Please fill in title, content, and select an author';
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
const required = (max: number, message: string) => z.string(message).pipe(text(max).min(1, message));
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
const SeoInput = z.object({
  meta_title: SeoFields.shape.meta_title.default(''),
  meta_description: SeoFields.shape.meta_description.default(''),
  focus_keyword: SeoFields.shape.focus_keyword.default(''),
  keywords: SeoFields.shape.keywords.default([]),
  schema_type: SeoFields.shape.schema_type.default('Article'),
});

/** What an admin writes, without defaults: a change leaves out what stays. */
const Fields = z.object({
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
const { shape } = Fields;

/** A new article. Only title, content and author are asked for. */
export const ArticleInput = Fields.extend({
  title: required(200, missingNew),
  content: required(600_000, missingNew),
  /** From the title unless told. */
  slug: Slug.or(z.literal('')).default(''),
  excerpt: shape.excerpt.default(''),
  post_type: shape.post_type.default('article'),
  category: shape.category.default(defaultArticleCategory).transform((name) => name || defaultArticleCategory),
  subcategory: shape.subcategory.default(''),
  tags: shape.tags.default([]),
  status: shape.status.default('draft'),
  is_featured: shape.is_featured.default(false),
  featured_image: shape.featured_image.default(''),
  gallery_images: shape.gallery_images.default([]),
  seo_data: SeoInput.prefault({}),
  reading_time: shape.reading_time.default(defaultReadingTime),
  allow_comments: shape.allow_comments.default(true),
  difficulty_level: shape.difficulty_level.default(null),
  prerequisites: shape.prerequisites.default([]),
  industry: shape.industry.default(''),
  company_size: shape.company_size.default(null),
  challenge: shape.challenge.default(''),
  solution: shape.solution.default(''),
  results: shape.results.default(''),
  resource_type: shape.resource_type.default(null),
  download_url: shape.download_url.default(''),
  external_url: shape.external_url.default(''),
  scheduled_at: shape.scheduled_at.default(null),
});
export type ArticleInput = z.infer<typeof ArticleInput>;

/**
 * A change names the version it was made from; what is left out stays. With `autosave` it is kept beside the article and
 * changes nothing that is read.
 */
export const ArticleEdit = Fields.extend({ slug: Slug.or(z.literal('')) })
  .partial()
  .extend({ version: z.number().int(), autosave: z.boolean().optional() });
export type ArticleEdit = z.infer<typeof ArticleEdit>;

/** An article in a list. */
export const ArticleCard = Fields.pick({
  title: true,
  excerpt: true,
  post_type: true,
  category: true,
  tags: true,
  featured_image: true,
  is_featured: true,
  reading_time: true,
  difficulty_level: true,
}).extend({
  id: Id('article'),
  slug: z.string(),
  author_name: z.string(),
  /** At most a minute behind. */
  view_count: z.number().int(),
  published_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

const ContentsEntry = z.object({ level: z.literal([2, 3]), title: z.string(), anchor: z.string() });

/** An article as its readers get it. */
export const BlogPost = ArticleCard.extend(
  Fields.pick({
    content: true,
    subcategory: true,
    gallery_images: true,
    seo_data: true,
    allow_comments: true,
    prerequisites: true,
    industry: true,
    company_size: true,
    challenge: true,
    solution: true,
    results: true,
    resource_type: true,
    download_url: true,
    external_url: true,
  }).shape,
).extend({
  table_of_contents: z.array(ContentsEntry),
  /** Null when the profile is gone; the name stays. */
  author_profile: PublicAuthor.nullable(),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** An article in the back-office's list. */
export const AdminArticle = ArticleCard.extend({
  author_id: Id('author'),
  /** `trash` waits to be purged. */
  status: z.enum([...articleStatuses, 'trash']),
  scheduled_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
});
export type AdminArticle = z.infer<typeof AdminArticle>;

/** What an autosave kept. */
export const ArticleDraft = z.object({
  saved_at: z.string(),
  saved_by: z.string(),
  /** The version of the article that it changes. */
  version: z.number().int(),
  fields: Fields.extend({ slug: z.string() }).partial(),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** An article as its writer gets it. */
export const AdminArticleDetail = AdminArticle.extend(
  BlogPost.omit({ author_profile: true, difficulty_level: true }).shape,
).extend({ draft: ArticleDraft.nullable() });
export type AdminArticleDetail = z.infer<typeof AdminArticleDetail>;

/** An earlier text of an article. */
export const ArticleRevision = z.object({
  id: Id('revision'),
  title: z.string(),
  excerpt: z.string(),
  saved_at: z.string(),
  saved_by: z.string(),
  /** Of the article when this was its text. */
  version: z.number().int(),
});
export type ArticleRevision = z.infer<typeof ArticleRevision>;
