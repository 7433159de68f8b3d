/** What other domains may ask of accounts. */
import { findById } from './user.repo.ts';

export { grantItems, ownedEbookIds, ownsEbook, revokeItem } from './library.repo.ts';
export { findProfile } from './user.repo.ts';
export { wishlistedIds } from './wishlist.repo.ts';

/** Somebody's name and address, for mails; from an index, so a change may show a moment late. */
export async function findUser(userId: string): Promise<{ id: string; name: string; email: string } | undefined> {
  const user = await findById(userId);
  return user && { id: user.user_id, name: user.name, email: user.email };
}
