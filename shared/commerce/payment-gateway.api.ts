import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AdminPaymentGateway, PaymentGatewayEdit, PaymentGatewayInput } from './payment-gateway.ts';

const GatewaySaved = z.object({
  success: z.literal(true),
  message: z.string(),
  payment_gateway: AdminPaymentGateway,
});

/** Payment gateways. */
export const paymentGatewayApi = {
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
