import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What becomes of new payments when a gateway is deleted, on a real table. */

const domain = onTable(async () => ({
  ...(await import('./payment-gateway-acts.service.ts')),
  ...(await import('./payment-gateway.thing.ts')),
  ...(await import('../gateway/record/payment-gateway.repo.ts')),
  ...(await import('#lib/ids.ts')),
}));
const admin = { id: 'usr_admin', name: 'Ada' };

/** A gateway that was active; `active` ones still are, instead of `before`. */
async function aGateway(name: string, active?: { readonly before: string | undefined }) {
  const id = domain.newId('paymentGateway');
  const blank = { apiKey: null, secretKey: null, webhookSecret: null };
  const fields = { name, provider: 'stripe', testMode: false, used: true, standing: 'current', ...blank } as const;
  const also = active ? [domain.activeItem(id, active.before)] : [];
  await domain.paymentGateways.insert(admin, fields, { id }, { also });
  return id;
}

it('the active one hands them back to the environment’s keys, another one changes nothing', async () => {
  const active = await aGateway('Main', { before: undefined });
  const other = await aGateway('Older');
  await domain.deletePaymentGateway(admin, other);
  expect(await domain.findActiveId()).toBe(active);
  await domain.deletePaymentGateway(admin, active);
  expect(await domain.findActiveId()).toBeUndefined();
  expect(await domain.currentGateways()).toEqual([]);
});
