import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { CartCalculation, CartRequest } from './cart.ts';
import { Checkout, CheckoutRequest, PaymentStatus } from './payment.ts';

/** From the cart to the payment. */
export const checkoutApi = {
  calculateCart: endpoint({
    method: 'POST',
    path: '/cart/calculate',
    auth: 'optional',
    summary: 'Prices a cart',
    body: CartRequest,
    response: CartCalculation,
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/payments/checkout',
    auth: 'user',
    summary: 'Opens a payment session; url is null when there is nothing to pay and the books are granted at once',
    query: CheckoutRequest,
    response: Checkout.extend({ success: z.literal(true) }),
    rateLimit: 'checkout',
  }),
  getPaymentStatus: endpoint({
    method: 'GET',
    path: '/payments/status/{sessionId}',
    auth: 'user',
    summary: "State of the caller's payment session; delivers the books once it is paid",
    response: PaymentStatus,
  }),
  receiveWebhook: endpoint({
    method: 'POST',
    path: '/payments/webhook/{gateway}',
    auth: 'none',
    summary: 'Signed events of the payment gateway',
    response: z.object({ success: z.literal(true), received: z.literal(true) }),
  }),
};
