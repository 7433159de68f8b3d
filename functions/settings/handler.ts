import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { settingsRoutes } from './settings.routes.ts';

export const handler = createApp(settingsRoutes, findProfile);
