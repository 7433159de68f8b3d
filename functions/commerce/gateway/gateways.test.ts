import { expect, it } from 'vitest';
import { activeGateway, allGateways, findGateway, gatewayOf } from './gateways.ts';

it('an order uses the gateway it names', async () => {
  expect((await gatewayOf({ gateway: 'stripe' })).name).toBe('stripe');
});

it('an order that names none uses Stripe', async () => {
  expect((await gatewayOf({})).name).toBe('stripe');
});

it('an order of a gateway that is no longer set up is unavailable: no other gateway can stand in', async () => {
  const refusal = { code: 'unavailable', message: 'The payment gateway “gone” is not set up any more.' };
  await expect(gatewayOf({ gateway: 'gone' })).rejects.toMatchObject(refusal);
});

it('the active gateway can be found by name', async () => {
  const { name } = await activeGateway();
  expect((await allGateways()).map((gateway) => gateway.name)).toContain(name);
  expect((await findGateway(name))?.name).toBe(name);
  expect(await findGateway('Stripe')).toBeUndefined();
});
