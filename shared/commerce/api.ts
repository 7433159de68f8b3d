import { checkoutApi } from './checkout.api.ts';
import { discountApi } from './discount.api.ts';
import { orderApi } from './order.api.ts';
import { paymentGatewayApi } from './payment-gateway.api.ts';
import { planApi } from './plan.api.ts';

/** Everything about money: its endpoints stand beside what they are about. */
export const commerceApi = { ...checkoutApi, ...orderApi, ...discountApi, ...planApi, ...paymentGatewayApi };
