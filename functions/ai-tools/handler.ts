import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { aiToolRoutes } from './ai-tool.routes.ts';

export const handler = createApp(aiToolRoutes, findProfile);
