/** What other domains may ask of accounts. */
export { grantItems, ownedOf, ownsEbook, revokeItem } from './library.repo.ts';
export { findProfile } from './user.repo.ts';
export { forgetWishesFor, isWishlisted, wishlistedIds } from './wishlist.repo.ts';
