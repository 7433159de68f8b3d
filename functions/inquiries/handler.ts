import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { inquiryRoutes } from './inquiry.routes.ts';

export const handler = createApp(inquiryRoutes, findProfile);
