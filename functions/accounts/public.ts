/** What other domains may ask of accounts. */
export { grantItems, ownedOf, ownsEbook, revokeItem } from './library.repo.ts';
export { type NewsletterWish, takeNewsletterWishItem, waitingNewsletterWishes } from './newsletter-wish.repo.ts';
export { findProfile, isEmailVerified } from './user.repo.ts';
export { forgetWishesFor, isWishlisted, wishlistedIds } from './wishlist.repo.ts';
