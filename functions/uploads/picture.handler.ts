import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { publicationRoutes } from './picture/publication.routes.ts';

/** Publication of pictures, separate from the rest: it decodes and encodes them with native code. */
export const handler = createApp(publicationRoutes, findProfile);
