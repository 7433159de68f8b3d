import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { AnyId } from '../kernel/ids.ts';
import { PageQuery } from '../kernel/page.ts';
import { CartCalculation, CartRequest } from './cart.ts';
import { AdminDiscount, DiscountEdit, DiscountInput, DiscountSummary, DiscountTrial } from './discount.ts';
import { AdminOrder, AdminOrderQuery, Order, RefundReason } from './order.ts';
import { Checkout, CheckoutRequest, PaymentStatus } from './payment.ts';
import { AdminPaymentGateway, PaymentGatewayEdit, PaymentGatewayInput } from './payment-gateway.ts';
import { AdminPlan, Plan, PlanEdit, PlanInput, SubscriptionStatus } from './plan.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });
const DiscountSaved = z.object({ success: z.literal(true), message: z.string(), discount: AdminDiscount });
const PlanSaved = z.object({ success: z.literal(true), message: z.string(), plan: AdminPlan });
const GatewaySaved = z.object({
  success: z.literal(true),
  message: z.string(),
  payment_gateway: AdminPaymentGateway,
});

export const commerceApi = {
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
  listOrders: endpoint({
    method: 'GET',
    path: '/user/orders',
    auth: 'user',
    summary: "The caller's orders, newest first",
    query: PageQuery,
    response: z.array(Order),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/user/orders/{id}',
    auth: 'user',
    summary: 'One order with its lines: the receipt',
    response: Order,
  }),
  requestRefund: endpoint({
    method: 'POST',
    path: '/user/orders/{id}/refund-request',
    auth: 'user',
    summary: 'Claims the 30-day guarantee',
    body: z.object({ reason: RefundReason }),
    response: Done.extend({ order: Order }),
    status: 201,
  }),
  adminListOrders: endpoint({
    method: 'GET',
    path: '/admin/orders',
    auth: 'admin',
    summary: 'All orders, newest first',
    query: AdminOrderQuery,
    response: z.array(AdminOrder),
  }),
  adminGetOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/{id}',
    auth: 'admin',
    summary: 'One order',
    response: AdminOrder,
  }),
  adminRefundOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/{id}/refund',
    auth: 'admin',
    summary: 'Refunds the named lines (ebook ids), or all, and revokes the books; 409 when there is none left',
    body: z.object({ lines: z.array(AnyId).min(1, 'Name at least one line').max(50).optional() }),
    response: Done.extend({ order: AdminOrder }),
  }),
  adminResendReceipt: endpoint({
    method: 'POST',
    path: '/admin/orders/{id}/resend-receipt',
    auth: 'admin',
    summary: 'Mails the receipt again',
    response: Done,
  }),
  adminListDiscounts: endpoint({
    method: 'GET',
    path: '/admin/discounts',
    auth: 'admin',
    summary: 'Discounts and codes, newest first; personal codes are left out',
    query: PageQuery.extend({
      /** Each word must be the start of a word in the name or the code. */
      search: z.string().trim().max(200).optional(),
      type: z.enum(['percentage', 'fixed']).optional(),
      status: z.enum(['active', 'inactive']).optional(),
    }),
    response: z.array(AdminDiscount),
  }),
  adminDiscountSummary: endpoint({
    method: 'GET',
    path: '/admin/discounts/summary',
    auth: 'admin',
    summary: 'Counts of all discounts by type, of those offered now and of codes',
    response: DiscountSummary,
  }),
  adminTryDiscount: endpoint({
    method: 'POST',
    path: '/admin/discounts/trial',
    auth: 'admin',
    summary: 'Prices a cart as if this discount were saved; saves nothing',
    body: DiscountTrial,
    response: CartCalculation,
  }),
  adminCreateDiscount: endpoint({
    method: 'POST',
    path: '/admin/discounts',
    auth: 'admin',
    once: true,
    summary: 'Creates a discount or, with a code, a coupon; 409 when another one has the code',
    body: DiscountInput,
    response: DiscountSaved,
    status: 201,
  }),
  adminEditDiscount: endpoint({
    method: 'PUT',
    path: '/admin/discounts/{id}',
    auth: 'admin',
    summary: 'Changes a discount; 409 stale_version with `current` after a concurrent change',
    body: DiscountEdit,
    response: DiscountSaved,
  }),
  adminDeleteDiscount: endpoint({
    method: 'DELETE',
    path: '/admin/discounts/{id}',
    auth: 'admin',
    summary: 'Deletes a discount; open checkouts keep the price they were given',
    response: Done,
  }),
  listPlans: endpoint({
    method: 'GET',
    path: '/subscriptions/plans',
    auth: 'none',
    summary: 'Subscription plans on offer, cheapest first',
    response: z.array(Plan),
    cache: 'public',
  }),
  getSubscriptionStatus: endpoint({
    method: 'GET',
    path: '/subscriptions/my-status',
    auth: 'user',
    summary: "The caller's subscription",
    response: SubscriptionStatus,
  }),
  adminListPlans: endpoint({
    method: 'GET',
    path: '/admin/subscription-plans',
    auth: 'admin',
    summary: 'All subscription plans, cheapest first',
    response: z.array(AdminPlan),
  }),
  adminCreatePlan: endpoint({
    method: 'POST',
    path: '/admin/subscription-plans',
    auth: 'admin',
    once: true,
    summary: 'Creates a subscription plan',
    body: PlanInput,
    response: PlanSaved,
    status: 201,
  }),
  adminEditPlan: endpoint({
    method: 'PUT',
    path: '/admin/subscription-plans/{id}',
    auth: 'admin',
    summary: 'Changes a subscription plan; 409 stale_version with `current` after a concurrent change',
    body: PlanEdit,
    response: PlanSaved,
  }),
  adminDeletePlan: endpoint({
    method: 'DELETE',
    path: '/admin/subscription-plans/{id}',
    auth: 'admin',
    summary: 'Deletes a subscription plan',
    response: Done,
  }),
  adminListPaymentGateways: endpoint({
    method: 'GET',
    path: '/admin/payment-gateways',
    auth: 'admin',
    summary: 'All payment gateways, newest first; keys are masked',
    response: z.array(AdminPaymentGateway),
  }),
  adminCreatePaymentGateway: endpoint({
    method: 'POST',
    path: '/admin/payment-gateways',
    auth: 'admin',
    once: true,
    summary: 'Creates a payment gateway once its provider accepts the keys; an active one takes over new payments',
    body: PaymentGatewayInput,
    response: GatewaySaved,
    status: 201,
  }),
  adminEditPaymentGateway: endpoint({
    method: 'PUT',
    path: '/admin/payment-gateways/{id}',
    auth: 'admin',
    summary: 'Changes a payment gateway; blank keys stay; 409 stale_version with `current` after a concurrent change',
    body: PaymentGatewayEdit,
    response: GatewaySaved,
  }),
  adminTogglePaymentGateway: endpoint({
    method: 'PUT',
    path: '/admin/payment-gateways/{id}/toggle',
    auth: 'admin',
    summary: 'Sends new payments through this gateway and no other, or back to the keys of the environment',
    body: z.object({ active: z.boolean() }),
    response: GatewaySaved,
  }),
  adminDeletePaymentGateway: endpoint({
    method: 'DELETE',
    path: '/admin/payment-gateways/{id}',
    auth: 'admin',
    summary: 'Deletes a payment gateway; its older orders can still be refunded through it',
    response: Done,
  }),
};
