import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { completionRoutes } from './completion.routes.ts';

/** Whatever has arrived, separate from the rest: pictures are decoded and encoded with native code. */
export const handler = createApp(completionRoutes, findProfile);
