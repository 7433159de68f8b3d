import type { AuthorProfile, PublicAuthor } from '#shared/articles/author.ts';
import type { StoredAuthor } from './author.repo.ts';

/** An author for those who manage them. */
export const toProfile = (author: StoredAuthor): AuthorProfile => ({ ...author, photo: author.photo ?? '' });

/** An author for readers: neither the address nor anything about the item. */
export function toPublicAuthor(author: StoredAuthor): PublicAuthor {
  const { email: _, revision: __, created_at: ___, updated_at: ____, ...shown } = toProfile(author);
  return shown;
}
