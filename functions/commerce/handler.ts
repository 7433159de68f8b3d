import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { adminOrderRoutes } from './admin-order.routes.ts';
import { cartRoutes } from './cart.routes.ts';
import { orderRoutes } from './order.routes.ts';
import { paymentRoutes } from './payment.routes.ts';
import { planRoutes } from './plan.routes.ts';

export const handler = createApp(
  [...cartRoutes, ...paymentRoutes, ...orderRoutes, ...adminOrderRoutes, ...planRoutes],
  findProfile,
);
