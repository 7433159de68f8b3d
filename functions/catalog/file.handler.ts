import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { fileRoutes } from './file/file.routes.ts';

/** Downloads, separate from the rest of the catalogue, so only they wait for the signing of links to load. */
export const handler = createApp(fileRoutes, findProfile);
