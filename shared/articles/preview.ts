import * as z from 'zod';
import { BlogPost } from './article.ts';

/** A private link to an article that is not public yet. */
export const ArticlePreview = z.object({
  /** What the address of its page ends with. */
  token: z.string(),
  expires_at: z.string(),
  created_by: z.string(),
});
export type ArticlePreview = z.infer<typeof ArticlePreview>;

/** An article as its readers would see it if everything that has been stored of it were published. */
export const PreviewedArticle = z.object({ article: BlogPost, expires_at: z.string() });
export type PreviewedArticle = z.infer<typeof PreviewedArticle>;
