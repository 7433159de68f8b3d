import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { articlesRoutes } from './article/articles.routes.ts';

export const handler = createApp(articlesRoutes, findProfile);
