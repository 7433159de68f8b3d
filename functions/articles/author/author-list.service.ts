import type { ListedAuthor } from '#shared/articles/author.ts';
import { listAuthors } from './author.repo.ts';
import { toProfile } from './author.view.ts';
import { findAuthorUses } from './author-use.repo.ts';

/** All authors by name, with how many articles each has, and who takes over from those who are being deleted. */
export async function adminListAuthors(): Promise<ListedAuthor[]> {
  const authors = await listAuthors();
  const uses = await findAuthorUses(authors.map(({ id }) => id));
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  return authors.map((author) => {
    const { uses: article_count = 0, leaving_to } = uses.get(author.id) ?? {};
    const heir = leaving_to === undefined ? null : { id: leaving_to, name: names.get(leaving_to) ?? '' };
    return { ...toProfile(author), article_count, heir };
  });
}
