import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { coachingPackageRoutes } from './coaching-package.routes.ts';

export const handler = createApp(coachingPackageRoutes, findProfile);
