import { findProfile } from '#functions/accounts/public.ts';
import { findCards, findOffers } from '#functions/catalog/public.ts';
import { createApp } from '#lib/http/app.ts';
import { highlightRoutes } from './highlight.routes.ts';
import { libraryRoutes } from './library.routes.ts';
import { readingRoutes } from './reading.routes.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

const catalogue = { findCards, findOffers };

export const handler = createApp(
  [...libraryRoutes(catalogue), ...wishlistRoutes(catalogue), ...readingRoutes, ...highlightRoutes],
  findProfile,
);
