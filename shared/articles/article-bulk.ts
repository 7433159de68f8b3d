import * as z from 'zod';
import { bulkBody } from '../kernel/bulk.ts';
import { Id } from '../kernel/ids.ts';
import { ArticleFields } from './article-fields.ts';
import { articleStatuses, postTypes } from './choices.ts';

export const articleNoun = { one: 'article', many: 'articles' } as const;

/** What the public list of articles can be narrowed down by. */
export const PublicArticleFilter = z.object({
  post_type: z.enum(postTypes).optional(),
  category: z.string().trim().max(60).optional(),
  /** Each word must be the start of a word in title, excerpt, tags, category or author. */
  search: z.string().trim().max(200).optional(),
  author_id: Id('author').optional(),
});

/** What the list of the back-office can be narrowed down by; articles in the trash are by themselves. */
export const ArticleFilter = PublicArticleFilter.extend({
  status: z.enum([...articleStatuses, 'trash']).optional(),
});

/** Body of `POST /admin/articles/bulk`; `scheduled_at` is when they are published. */
export const ArticleBulk = bulkBody(
  ['publish', 'schedule', 'archive', 'delete', 'restore'],
  articleNoun,
  ArticleFilter,
  { scheduled_at: ArticleFields.shape.scheduled_at.optional() },
).refine(({ act, scheduled_at }) => act !== 'schedule' || scheduled_at, {
  path: ['scheduled_at'],
  message: 'Choose a date and time',
});
export type ArticleBulk = z.infer<typeof ArticleBulk>;
