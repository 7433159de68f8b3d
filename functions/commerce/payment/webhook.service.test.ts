import { expect, it, vi } from 'vitest';
import { outside } from '../testing/shop.ts';
import { wholeShop } from '../testing/whole-shop.ts';

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const { shop, opened, hearAll } = wholeShop();

it('an overpaid order is refunded only once the whole payment has been returned', async () => {
  const { order_id, session } = await opened();
  const order = await shop.findOrder(order_id);
  const [total, currency, payment] = [order?.total ?? 0, order?.currency ?? '', `pi_${order_id}`];
  const amount = total + 1000;
  outside.gateway.payments.set(payment, { id: payment, orderId: order_id, amount, refunds: [], dispute: undefined });
  const report = { id: session, order_id, state: 'paid', amount, currency, payment } as const;
  await shop.handleEvent(outside.gateway, { id: `evt_${order_id}`, kind: 'session', session: report });
  expect(await shop.findOrder(order_id)).toMatchObject({ status: 'refused' });

  outside.gateway.refundAtGateway(payment, total / amount);
  await hearAll();
  expect(await shop.findOrder(order_id)).toMatchObject({ status: 'refused', refunded: total });
  outside.gateway.refundAtGateway(payment, 1);
  await hearAll();
  expect(await shop.findOrder(order_id)).toMatchObject({ status: 'refunded', refunded: amount });
});
