import type { Writer } from '#lib/actor.ts';
import { conflict, DomainError } from '#lib/errors.ts';
import { done, saved } from '#lib/managed/answer.ts';
import { retryOnStaleRevision } from '#lib/managed/retry-on-stale-revision.ts';
import { forgetWebhookItem } from '../gateway/record/last-webhook.ts';
import { findActiveId, type StoredGateway } from '../gateway/record/payment-gateway.repo.ts';
import { openKeys, UnreadableKey } from '../gateway/record/sealed-key.ts';
import { activation, deactivation } from './activation.ts';
import { requireAccepted, requireAdapter, requireSecretKey } from './gateway-keys.ts';
import { requireCurrent } from './payment-gateway.service.ts';
import { paymentGateways, viewOf } from './payment-gateway.thing.ts';

/** Sends new payments through this gateway and no other, or back to the environment's keys. Once more changes nothing. */
export const togglePaymentGateway = (writer: Writer, id: string, active: boolean) => {
  const deed = active ? 'activated' : 'deactivated';
  return retryOnStaleRevision(deed, async () => {
    const before = await paymentGateways.mustFind(id);
    requireCurrent(before);
    const show = await viewOf(id, active);
    const isActive = (await findActiveId()) === id;
    const after = isActive === active ? before : await (active ? enable : disable)(writer, before);
    return saved('payment_gateway', `Payment gateway ${deed} successfully`, show(after));
  });
};

async function enable(writer: Writer, before: StoredGateway): Promise<StoredGateway> {
  await requireUsable(before);
  const more = await activation(writer, before.id);
  return paymentGateways.save(writer, 'activated', before, { used: true }, more);
}

const disable = (writer: Writer, before: StoredGateway): Promise<StoredGateway> =>
  paymentGateways.save(writer, 'deactivated', before, {}, deactivation(before.id));

/** 409 when payments through a gateway would fail: its keys may have been revoked since they were saved. */
async function requireUsable(record: StoredGateway): Promise<void> {
  requireAdapter(record.provider);
  try {
    const keys = await openKeys(record);
    requireSecretKey(keys);
    await requireAccepted({ ...record, keys });
  } catch (error) {
    // There is no form whose field could say it.
    const isRefused = error instanceof DomainError && error.code === 'invalid';
    if (isRefused || error instanceof UnreadableKey) throw conflict(error.message);
    throw error;
  }
}

/**
 * Deletes a gateway. One that was ever active leaves the list but keeps its keys: orders that were opened with it can
 * still be looked up and refunded.
 */
export const deletePaymentGateway = (writer: Writer, id: string) =>
  retryOnStaleRevision('deleted', async () => {
    const before = await paymentGateways.mustFind(id);
    requireCurrent(before);
    if (!before.used) return paymentGateways.delete(writer, id, neverUsed);
    const more = (await findActiveId()) === id ? deactivation(id) : {};
    await paymentGateways.save(writer, 'deleted', before, { standing: 'deleted' }, more);
    return done('Payment gateway deleted successfully');
  });

/** It may have been enabled a moment ago. */
async function neverUsed({ id, used }: StoredGateway) {
  if (used) throw conflict('This payment gateway has just been enabled. Please look again.');
  return { also: [forgetWebhookItem(id)] };
}
