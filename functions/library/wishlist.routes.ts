import { route, routeAhead } from '#lib/http/route.ts';
import { libraryApi as api } from '#shared/library/api.ts';
import type { Catalogue } from './catalogue.ts';
import { addWish, readWishable, removeWish } from './wishlist.service.ts';

export const wishlistRoutes = (catalogue: Catalogue) => [
  routeAhead(
    api.addWish,
    (person, { body }) => readWishable(person, body.ebook_id, catalogue),
    async ({ actor, body, ahead }) => {
      const wishlist_id = await addWish(actor.id, body.ebook_id, ahead);
      return { success: true as const, message: 'Added to wishlist', wishlist_id };
    },
  ),
  route(api.removeWish, async ({ actor, params }) => {
    await removeWish(actor.id, params.ebookId);
    return { success: true as const, message: 'Removed from wishlist' };
  }),
];
