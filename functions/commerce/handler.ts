import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { paymentGatewayRoutes } from './admin-gateway/payment-gateway.routes.ts';
import { adminOrderRoutes } from './admin-order/admin-order.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { discountRoutes } from './discount/discount.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { planRoutes } from './plan/plan.routes.ts';

export const handler = createApp(
  [
    ...cartRoutes,
    ...checkoutRoutes,
    ...paymentRoutes,
    ...orderRoutes,
    ...adminOrderRoutes,
    ...discountRoutes,
    ...planRoutes,
    ...paymentGatewayRoutes,
  ],
  findProfile,
);
