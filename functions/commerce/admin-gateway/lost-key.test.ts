import { beforeEach, expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Gateways whose sealing key is lost, on the real table: what decision 029 promises. */

const secret = vi.hoisted(() => ({ ring: {} as Record<string, string> }));
vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async () => secret.ring,
  rereadSecret: async () => secret.ring,
}));
vi.mock('../gateway/adapters.ts', () => ({
  findAdapter: () => ({ problemOf: () => undefined, accepts: async () => true }),
}));

const table = onTable(async () => ({
  ...(await import('./payment-gateway.service.ts')),
  ...(await import('./payment-gateway-acts.service.ts')),
  ...(await import('../gateway/record/payment-gateway.repo.ts')),
  ...(await import('../gateway/record/sealed-key.ts')),
}));

const admin = { id: 'usr_admin', name: 'Ada Admin' };
const keys = { apiKey: 'pk_live_unit_1234', secretKey: 'sk_live_unit_5678', webhookSecret: 'whsec_unit_9012' };
const lost = 'This key cannot be read any more. Please enter it again.';

beforeEach(() => {
  secret.ring = { current: 'key1', key1: 'first' };
});

/** A gateway of before the sealing key was replaced by another one. */
async function unreadable(): Promise<string> {
  const given = { name: 'Main', provider: 'stripe', active: false, testMode: false, ...keys } as const;
  const { payment_gateway } = await table.createPaymentGateway(admin, given);
  secret.ring = { current: 'key1', key1: 'another' };
  return payment_gateway.id;
}

test('keys are entered again in the same gateway, which orders name, and each that is missing is told', async () => {
  const id = await unreadable();
  const { secretKey } = keys;
  await expect(table.editPaymentGateway(admin, id, { revision: 1, secretKey })).rejects.toMatchObject({
    code: 'invalid',
    errors: { apiKey: lost, webhookSecret: lost },
  });
  await table.editPaymentGateway(admin, id, { revision: 1, ...keys });
  const record = await table.findGatewayRecord(id);
  expect(record && (await table.openKeys(record))).toEqual(keys);
  await table.togglePaymentGateway(admin, id, true);
  expect(await table.findActiveId()).toBe(id);
});

test('a gateway whose keys are lost cannot be enabled', async () => {
  const id = await unreadable();
  await expect(table.togglePaymentGateway(admin, id, true)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('entered again'),
  });
});
