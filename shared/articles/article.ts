import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Slug } from '../kernel/slug.ts';
import { RequiredText, Typeset } from '../kernel/text.ts';
import { ArticleFields, ArticleText, SeoInput } from './article-fields.ts';
import { PublicAuthor } from './author.ts';
import { articleStatuses, defaultArticleCategory, defaultReadingTime, longestArticleTitle } from './choices.ts';
import { missingNew } from './fields-missing.ts';

const { shape } = ArticleFields;

/** A new article. Only title, content and author are required. */
export const ArticleInput = ArticleFields.extend({
  title: Typeset(RequiredText(longestArticleTitle, missingNew)),
  content: ArticleText(missingNew),
  /** Derived from the title by default. */
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
  related_ebooks: shape.related_ebooks.default([]),
  scheduled_at: shape.scheduled_at.default(null),
});
export type ArticleInput = z.infer<typeof ArticleInput>;

/**
 * A change names the revision it is based on; omitted fields keep their values. With `autosave` it is stored beside the
 * article and does not affect readers.
 */
export const ArticleEdit = ArticleFields.extend({ slug: Slug.or(z.literal('')) })
  .partial()
  .extend({
    revision: z.number().int(),
    autosave: z.boolean().optional(),
    /**
     * The draft that the writer has seen, null if there was none: 409 when there is another one by now. An autosave
     * replaces no draft unless it names it; a save that names none discards whichever there is.
     */
    draft_id: Id('revision').nullable().optional(),
  });
export type ArticleEdit = z.infer<typeof ArticleEdit>;

/** An article in a list. */
export const ArticleCard = ArticleFields.pick({
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

/** An article as readers see it. */
export const BlogPost = ArticleCard.extend(
  ArticleFields.pick({
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
    related_ebooks: true,
  }).shape,
).extend({
  table_of_contents: z.array(ContentsEntry),
  /** Null when the profile is deleted; the name stays. */
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
  revision: z.number().int(),
});
export type AdminArticle = z.infer<typeof AdminArticle>;

/**
 * An autosaved draft, one at a time for each article. `saved_by` and `saved_at` also tell a second writer who is at
 * work.
 */
export const ArticleDraft = z.object({
  /** Another one with each autosave. */
  id: Id('revision'),
  saved_at: z.string(),
  saved_by: z.string(),
  /** The revision of the article it is based on. */
  revision: z.number().int(),
  fields: ArticleFields.extend({ slug: z.string() }).partial(),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** An article as its editor sees it. */
export const AdminArticleDetail = AdminArticle.extend(
  BlogPost.omit({ author_profile: true, difficulty_level: true }).shape,
).extend({ draft: ArticleDraft.nullable() });
export type AdminArticleDetail = z.infer<typeof AdminArticleDetail>;

/** An earlier version of an article. */
export const ArticleRevision = z.object({
  id: Id('revision'),
  title: z.string(),
  excerpt: z.string(),
  saved_at: z.string(),
  saved_by: z.string(),
  /** The article's revision at that time. */
  revision: z.number().int(),
});
export type ArticleRevision = z.infer<typeof ArticleRevision>;
