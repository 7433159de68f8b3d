import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { articlesRoutes } from './articles.routes.ts';

export const handler = createApp(articlesRoutes, findProfile);
