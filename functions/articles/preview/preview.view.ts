import { given } from '#lib/managed/thing.ts';
import type { BlogPost } from '#shared/articles/article.ts';
import { headingsOf } from '#shared/articles/headings.ts';
import { excerptOf } from '../article/article.html.ts';
import type { StoredArticle } from '../article/article.repo.ts';
import { blogPostOf, readBesideArticle } from '../article/article.view.ts';
import { findAuthor } from '../author/author.repo.ts';

/** An article with its autosaved draft, as readers would see it if that were saved and published. */
export async function toPreviewedPost(article: StoredArticle): Promise<BlogPost> {
  const beside = await readBesideArticle(article);
  const { content = beside.content, ...fields } = beside.draft?.fields ?? {};
  const drafted: StoredArticle = {
    ...article,
    ...given<StoredArticle>(fields),
    slug: article.slug,
    table_of_contents: headingsOf(content),
  };
  const [author, excerpt] = await Promise.all([findAuthor(drafted.author_id), drafted.excerpt || excerptOf(content)]);
  return blogPostOf({ ...drafted, excerpt }, { content, view_count: beside.view_count, author });
}
