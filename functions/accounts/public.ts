/** What other domains may ask of accounts. */
export { grantItems, listGrants, ownedOf, ownsEbook, ownsPaid, revokeItem } from './library.repo.ts';
export { countMail } from './mail-limit.ts';
export { type NewsletterWish, takeNewsletterWishItem, waitingNewsletterWishes } from './newsletter-wish.repo.ts';
export { findProfile, isEmailVerified } from './user.repo.ts';
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
