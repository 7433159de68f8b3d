import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { sendingRoutes } from './sending/sending.routes.ts';
import { subscriptionRoutes } from './subscriber/subscription.routes.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';

export const handler = createApp(
  [...subscriptionRoutes, ...trackingRoutes, ...sendingRoutes, ...newsletterRoutes],
  findProfile,
);
