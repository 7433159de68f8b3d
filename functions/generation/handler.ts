import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { generationRoutes } from './generation.routes.ts';

export const handler = createApp(generationRoutes, findProfile);
