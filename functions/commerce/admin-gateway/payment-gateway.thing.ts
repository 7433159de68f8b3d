import { managed } from '#lib/managed/managed.ts';
import type { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import { lastWebhooks } from '../gateway/record/last-webhook.ts';
import { PaymentGatewayEntity } from '../gateway/record/payment-gateway.entity.ts';
import { currentGateways, findActiveId, type StoredGateway } from '../gateway/record/payment-gateway.repo.ts';
import { toAdminGateway } from './payment-gateway.view.ts';

/** Shows a gateway, active or not, with the time of its last webhook. */
export async function viewOf(id: string, isActive: boolean): Promise<(record: StoredGateway) => AdminPaymentGateway> {
  const lastWebhookAt = (await lastWebhooks([id])).get(id);
  return (record) => toAdminGateway(record, { isActive, lastWebhookAt });
}

/** The payment gateways as admins manage them. The log has none of their keys, not even sealed. */
export const paymentGateways = managed({
  entity: PaymentGatewayEntity,
  noun: 'payment gateway',
  field: 'payment_gateway',
  id: 'paymentGateway',
  name: ({ name }) => name,
  view: async ({ id }) => viewOf(id, (await findActiveId()) === id),
  logged: ({ apiKey, secretKey, webhookSecret, ...record }) => ({
    ...record,
    // Compared, then masked.
    apiKey: apiKey?.hint,
    secretKey: secretKey?.hint,
    webhookSecret: webhookSecret?.hint,
  }),
});

/** All payment gateways, newest first. */
export async function listPaymentGateways(): Promise<AdminPaymentGateway[]> {
  const [records, active] = await Promise.all([currentGateways(), findActiveId()]);
  const heard = await lastWebhooks(records.map(({ id }) => id));
  return records.map((record) =>
    toAdminGateway(record, { isActive: record.id === active, lastWebhookAt: heard.get(record.id) }),
  );
}
