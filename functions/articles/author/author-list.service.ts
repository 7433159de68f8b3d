import type { ListedAuthor } from '#shared/articles/author.ts';
import { listAuthors } from './author.repo.ts';
import { toProfile } from './author.view.ts';
import { findAuthorUses } from './author-use.repo.ts';
import { publishedAuthors } from './public-author.service.ts';

/** All authors by name, with how many articles each has, whether readers see them, and who takes over from those who leave. */
export async function adminListAuthors(): Promise<ListedAuthor[]> {
  const authors = await listAuthors();
  const [uses, published] = await Promise.all([findAuthorUses(authors.map(({ id }) => id)), publishedAuthors(true)]);
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  return authors.map((author) => {
    const { uses: article_count = 0, leaving_to } = uses.get(author.id) ?? {};
    const heir = leaving_to === undefined ? null : { id: leaving_to, name: names.get(leaving_to) ?? '' };
    return { ...toProfile(author), article_count, heir, is_public: published.has(author.id) };
  });
}
