import type { ListedAuthor } from '#shared/articles/author.ts';
import { freshArticles } from '../article/article.copy.ts';
import { authorsOfTrash } from '../article/article.repo.ts';
import { listAuthors } from './author.repo.ts';
import { toProfile } from './author.view.ts';

/** All authors by name. Their articles are counted from the copy in memory and the trash: no read for each of them. */
export async function adminListAuthors(): Promise<ListedAuthor[]> {
  const [authors, { all }, trashed] = await Promise.all([listAuthors(), freshArticles(), authorsOfTrash()]);
  const articles = Map.groupBy([...all.map(({ article }) => article.author_id), ...trashed], (id) => id);
  return authors.map((author) => ({ ...toProfile(author), article_count: articles.get(author.id)?.length ?? 0 }));
}
