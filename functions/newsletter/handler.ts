import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { subscriptionRoutes } from './subscriber/subscription.routes.ts';

export const handler = createApp([...subscriptionRoutes, ...newsletterRoutes], findProfile);
