import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { vocabularyRoutes } from './vocabulary.routes.ts';

export const handler = createApp(vocabularyRoutes, findProfile);
