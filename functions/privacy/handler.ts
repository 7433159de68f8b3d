import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const handler = createApp(privacyRoutes, findProfile);
