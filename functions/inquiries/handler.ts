import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { inquiryRoutes } from './inquiry.routes.ts';

export const handler = createApp(inquiryRoutes, findProfile);
