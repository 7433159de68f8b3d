import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { aiToolRoutes } from './ai-tool.routes.ts';

export const handler = createApp(aiToolRoutes, findProfile);
