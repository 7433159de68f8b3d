import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { articleRoutes } from './article/article.routes.ts';

export const handler = createApp(articleRoutes, findProfile);
