import { expect, it } from 'vitest';
import { activeGateway, allGateways, findGateway, gatewayOf } from './gateways.ts';

it('an order is asked about at the gateway that it names', async () => {
  expect((await gatewayOf({ gateway: 'stripe' })).name).toBe('stripe');
});

it('an order that names none is older than the choice of gateways', async () => {
  expect((await gatewayOf({})).name).toBe('stripe');
});

it('an order of a gateway that is not set up any more has to wait: no other can answer for it', async () => {
  const refusal = { code: 'unavailable', message: 'The payment gateway “gone” is not set up any more.' };
  await expect(gatewayOf({ gateway: 'gone' })).rejects.toMatchObject(refusal);
});

it('the active gateway is one of those that are found by name', async () => {
  const { name } = await activeGateway();
  expect((await allGateways()).map((gateway) => gateway.name)).toContain(name);
  expect((await findGateway(name))?.name).toBe(name);
  expect(await findGateway('Stripe')).toBeUndefined();
});
