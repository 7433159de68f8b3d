import { createApp } from '#lib/http/app.ts';
import { libraryRoutes } from './library.routes.ts';
import { readingRoutes } from './reading.routes.ts';
import { resetRoutes } from './reset.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { findProfile } from './user.repo.ts';
import { userRoutes } from './user.routes.ts';
import { verificationRoutes } from './verification.routes.ts';
import { wishlistRoutes } from './wishlist.routes.ts';

export const handler = createApp(
  [
    ...sessionRoutes,
    ...userRoutes,
    ...resetRoutes,
    ...verificationRoutes,
    ...libraryRoutes,
    ...wishlistRoutes,
    ...readingRoutes,
  ],
  findProfile,
);
