import { findProfile, hasSecondFactor } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { settingsRoutes } from './settings.routes.ts';

export const handler = createApp(settingsRoutes(hasSecondFactor), findProfile);
