import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { fileRoutes } from './file/file.routes.ts';

/** Downloads, apart from the rest of the catalogue: only who wants a file waits for typesetting to load. */
export const handler = createApp(fileRoutes, findProfile);
