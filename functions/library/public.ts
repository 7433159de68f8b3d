import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import type { Catalogue } from './catalogue.ts';

/** What other domains may use of what a person owns, wishes and reads. */
export {
  findGrant,
  forgetGrants,
  type Grant,
  grantItems,
  listGrants,
  ownedEbookIds,
  ownedOf,
  ownsByOrderItem,
  ownsEbook,
  ownsPaid,
  revokeItem,
} from './grant.repo.ts';
export {
  type DueWish,
  forgetWishesFor,
  isWishlisted,
  listDueWishes,
  postponeWish,
  postponeWishItem,
  wishesAny,
  wishlistedIds,
} from './wishlist.repo.ts';

/** What this domain stores about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** What a person owns and reads, as admins see it. Loaded on demand. */
export const shelfOf = async (userId: string, limit: number, findCards: Catalogue['findCards']) =>
  (await import('./shelf.ts')).shelfOf(userId, limit, findCards);
