import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { uploadRoutes } from './upload.routes.ts';

export const handler = createApp(uploadRoutes, findProfile);
