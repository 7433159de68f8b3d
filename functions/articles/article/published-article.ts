import { idOfSlug } from '#lib/table/slug.ts';
import { Slug } from '#shared/kernel/slug.ts';
import { articleSlugs } from './article.entity.ts';
import { findArticle, type StoredArticle } from './article.repo.ts';

/** The published article that has, or had, a slug. Two reads. */
export async function findPublishedArticle(slug: string): Promise<StoredArticle | undefined> {
  const known = Slug.safeParse(slug.toLowerCase());
  const id = known.success ? await idOfSlug(articleSlugs, known.data) : undefined;
  const article = id ? await findArticle(id) : undefined;
  return article?.stage === 'published' ? article : undefined;
}
