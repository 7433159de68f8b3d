import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { coachingPackageRoutes } from './coaching-package.routes.ts';

export const handler = createApp(coachingPackageRoutes, findProfile);
