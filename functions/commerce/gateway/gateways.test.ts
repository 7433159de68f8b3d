import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

const environment = vi.hoisted(() => ({ secretKey: 'sk_test_unit', webhookSecret: 'whsec_unit' }));
vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async (id: string) => (id.includes('gateway') ? { current: 'key1', key1: 'unit' } : environment),
  rereadSecret: async () => environment,
}));

const shop = onTable(async () => ({
  ...(await import('./gateways.ts')),
  ...(await import('../admin-gateway/payment-gateway.service.ts')),
  ...(await import('../admin-gateway/payment-gateway-acts.service.ts')),
}));

beforeEach(() => {
  environment.secretKey = 'sk_test_unit';
});

const admin = { id: 'usr_1', name: 'Admin' };
const keys = { apiKey: 'pk_test_1', secretKey: '', webhookSecret: '' };

/** A gateway without a secret key, which nobody has to ask Stripe about. */
async function newGateway(change: { provider?: 'paypal' } = {}): Promise<string> {
  const input = { name: 'Shop', provider: 'stripe' as const, ...keys, active: false, testMode: true, ...change };
  return (await shop.createPaymentGateway(admin, input)).payment_gateway.id;
}

describe('a gateway', () => {
  it('is found by the name that an order has', async () => {
    const id = await newGateway();
    expect((await shop.gatewayOf({ gateway: id })).name).toBe(id);
    expect((await shop.gatewayOf({ gateway: 'stripe' })).name).toBe('stripe');
  });

  it('of an order that names none is that of the environment', async () => {
    expect((await shop.gatewayOf({})).name).toBe('stripe');
  });

  it.each(['gone', 'pgw_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'Stripe'])('is unavailable when %s is none', async (gateway) => {
    const message = `The payment gateway “${gateway}” is not set up any more.`;
    await expect(shop.gatewayOf({ gateway })).rejects.toMatchObject({ code: 'unavailable', message });
  });

  it('of a provider without an adapter is none', async () => {
    const id = await newGateway({ provider: 'paypal' });
    expect(await shop.findGateway(id)).toBeUndefined();
  });

  it('for new payments is that of the environment while none is enabled', async () => {
    expect((await shop.activeGateway()).name).toBe('stripe');
  });

  it('is asked for events once it may have orders, that of the environment when it has keys', async () => {
    await newGateway();
    expect((await shop.allGateways()).map(({ name }) => name)).toEqual(['stripe']);
    environment.secretKey = '';
    expect(await shop.allGateways()).toEqual([]);
  });
});
