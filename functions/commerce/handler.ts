import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { adminOrderRoutes } from './order/admin-order.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { planRoutes } from './plan/plan.routes.ts';

export const handler = createApp(
  [...cartRoutes, ...paymentRoutes, ...orderRoutes, ...adminOrderRoutes, ...planRoutes],
  findProfile,
);
