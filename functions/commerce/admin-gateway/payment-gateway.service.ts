import type { Writer } from '#lib/actor.ts';
import { conflict, DomainError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { saved } from '#lib/managed/answer.ts';
import type { GatewayKeys } from '#shared/commerce/gateway-providers.ts';
import type { PaymentGatewayEdit, PaymentGatewayInput } from '#shared/commerce/payment-gateway.ts';
import { currentGateways, type StoredGateway } from '../gateway/record/payment-gateway.repo.ts';
import { lostKeys, olderSeals, openKeys, sealKeys } from '../gateway/record/sealed-key.ts';
import { activation } from './activation.ts';
import { requireAccepted, requireAdapter, requireForm, requireSecretKey } from './gateway-keys.ts';
import { paymentGateways, viewOf } from './payment-gateway.thing.ts';

/** Far more than a shop has; all of them are listed at once. */
const most = 50;

async function requireRoom(): Promise<void> {
  if ((await currentGateways()).length >= most)
    throw conflict(`There can be ${most} payment gateways. Delete one that is not used any more.`);
}

/** 404 for a deleted one. */
export function requireCurrent(record: StoredGateway): void {
  if (record.standing === 'deleted') throw notFound('Payment gateway not found');
}

/** Saves a gateway once its provider accepts the keys. An active one takes over new payments. */
export async function createPaymentGateway(writer: Writer, input: PaymentGatewayInput) {
  const { name, provider, active, testMode, apiKey, secretKey, webhookSecret } = input;
  const keys = { apiKey, secretKey, webhookSecret };
  await requireRoom();
  if (active) {
    requireAdapter(provider);
    requireSecretKey(keys);
  }
  requireForm({ provider, testMode, keys });
  await requireAccepted({ provider, testMode, keys });
  const id = newId('paymentGateway');
  const fields = { name, provider, testMode, used: active, standing: 'current' as const };
  const sealed = await sealKeys(id, keys);
  const more = active ? await activation(writer, id) : {};
  const show = await viewOf(id, active);
  const record = await paymentGateways.insert(writer, { ...fields, ...blank, ...sealed }, { id }, more);
  // A request that was sent again is shown what it made the first time.
  const shown = record.id === id ? show(record) : await paymentGateways.show(record.id);
  return saved('payment_gateway', 'Payment gateway created successfully', shown);
}

const blank = { apiKey: null, secretKey: null, webhookSecret: null };

const unreadable = 'This key cannot be read any more. Please enter it again.';

/** The stored keys without those that are typed anew. 422 for a blank field whose stored key is lost. */
async function otherKeys(before: StoredGateway, given: Partial<GatewayKeys>): Promise<GatewayKeys> {
  const typed = Object.keys(given).map((field) => [field, undefined]);
  const others: StoredGateway = { ...before, ...Object.fromEntries(typed) };
  const lost = await lostKeys(others);
  if (lost.length > 0)
    throw new DomainError('invalid', unreadable, {
      errors: Object.fromEntries(lost.map((field) => [field, unreadable])),
    });
  return openKeys(others);
}

/** Changes a gateway. Blank keys stay; a new secret key is tried first. */
export async function editPaymentGateway(writer: Writer, id: string, edit: PaymentGatewayEdit) {
  const { revision, name, testMode, ...typed } = edit;
  const before = await paymentGateways.mustBe(id, revision);
  requireCurrent(before);
  const given: Partial<GatewayKeys> = Object.fromEntries(Object.entries(typed).filter(([, key]) => key));
  const keys = { ...(await otherKeys(before, given)), ...given };
  const set = { provider: before.provider, testMode: testMode ?? before.testMode, keys };
  requireForm(set);
  if (given.secretKey) await requireAccepted(set);
  const resealed = Object.fromEntries((await olderSeals(before)).map((field) => [field, keys[field]]));
  const sealed = await sealKeys(id, { ...resealed, ...given });
  return paymentGateways.edit(writer, id, { revision, name, testMode, ...sealed });
}
