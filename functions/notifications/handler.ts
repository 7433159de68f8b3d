import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { notificationRoutes } from './notification.routes.ts';

export const handler = createApp(notificationRoutes, findProfile);
