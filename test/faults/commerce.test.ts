import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { findUses } from '#functions/commerce/discount/code-use.repo.ts';
import type { PaymentStatus } from '#shared/commerce/payment.ts';
import type { Client } from '#test/integration/client.ts';
import { asAdmin, control, eventually, mailsTo, signedUp } from '#test/integration/cloud.ts';
import {
  type Buyer,
  checkout,
  gatewayOf,
  newBook,
  newCode,
  ordersOf,
  ownedBy,
  press,
  sessionsOf,
  tell,
} from '#test/integration/commerce/commerce.ts';
import { bulkAct, exported } from './jobs.ts';
import { managed } from './managed.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const plans = managed({
  path: '/admin/subscription-plans',
  field: 'plan',
  name: 'name',
  isWhole: true,
  fields: { value: 99.5 },
});

const discounts = managed({
  path: '/admin/discounts',
  field: 'discount',
  name: 'name',
  fields: { value: 5 },
});

const gateways = managed({
  path: '/admin/payment-gateways',
  field: 'payment_gateway',
  name: 'name',
  isWhole: true,
  fields: { apiKey: 'pk_test_fault', secretKey: 'sk_test_fault', active: false, testMode: true },
});

/** There is a limit to how many gateways there can be. */
async function withoutGateways(): Promise<Client> {
  const admin = await asAdmin();
  const { body }: { body: { id: string }[] } = await admin.get('/admin/payment-gateways');
  for (const { id } of body) await admin.delete(`/admin/payment-gateways/${id}`);
  return admin;
}
const alone = ({ begin }: Scenario): Scenario => ({
  async begin() {
    await withoutGateways();
    return begin();
  },
});

interface Ordered {
  readonly id: string;
  readonly status: string;
}

// Webhooks are sent by hand, each when its scenario needs it.
beforeAll(() => control('payments/hold'));

/** A buyer at the payment page. */
async function atThePaymentPage(price = 1900) {
  const buyer: Buyer = await signedUp();
  const { id } = await newBook(price);
  const { status, body } = await checkout(buyer, [id]);
  if (status !== 200) throw new Error(`checkout: ${status} ${JSON.stringify(body)}`);
  const { order_id, session_id } = body as { order_id: string; session_id: string };
  return { buyer, client: buyer.client, price, order_id, session_id };
}

/** A buyer who has paid and received the book. */
async function delivered() {
  const order = await atThePaymentPage();
  await press(order.session_id, 'pay');
  const { body } = await order.client.get(`/payments/status/${order.session_id}`);
  if ((await ownedBy(order.client)).length !== 1) throw new Error(`not delivered: ${JSON.stringify(body)}`);
  return order;
}

/** An order's status, and what its buyer owns. */
async function standing(client: Client, id: string) {
  const { status, refunded, refund_request } = (await client.get(`/user/orders/${id}`)).body;
  return { status, refunded, asked: refund_request !== null, books: (await ownedBy(client)).length };
}

/** What was refunded at the gateway, in cents. */
async function sentBack(order: string): Promise<number> {
  const [session] = await sessionsOf([order]);
  const payment_intent = String(session?.payment_intent);
  const { data } = await gatewayOf().refunds.list({ payment_intent, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

/** The money is refunded first; the order follows, at the latest when the gateway reports it. */
async function hearOfRefund(client: Client, order: string): Promise<void> {
  await control('payments/release');
  await eventually(async () => (await standing(client, order)).refunded > 0);
  await control('payments/hold');
}

/** The gateway's event that a session is paid. */
const paidEvent = ({ order_id, session_id, price }: Awaited<ReturnType<typeof atThePaymentPage>>) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'checkout.session.completed',
  data: {
    object: {
      id: session_id,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: price,
      currency: 'usd',
      payment_intent: `pi_${order_id}`,
      metadata: { order_id },
    },
  },
});

/** A checkout: an amount that can be paid, or nothing yet. An order without a session blocks nobody. */
const checkingOut: Scenario = {
  async begin() {
    const [buyer, book, discount] = [await signedUp(), await newBook(1900), await newCode({ max_uses: 5 })];
    return {
      act: () => checkout(buyer, [book.id], { discount_code: discount.code ?? '' }),
      async read() {
        const orders: Ordered[] = await ordersOf(buyer.client);
        const open = (await sessionsOf(orders.map(({ id }) => id))).filter(({ status }) => status === 'open').length;
        if (open === 0) return 'nothing to pay';
        const waiting = orders.filter(({ status }) => status === 'pending').length;
        return { open, waiting, uses: (await findUses(discount.id, buyer.user.id)).uses };
      },
    };
  },
};

walk('commerce', {
  'POST /admin/orders/export': exported('/admin/orders/export'),
  'POST /admin/discounts/bulk': bulkAct('/admin/discounts/bulk', 'activate'),
  'POST /payments/checkout': checkingOut,
  'GET /payments/status/{sessionId}': {
    async begin() {
      const { client, order_id, session_id } = await atThePaymentPage();
      await press(session_id, 'pay');
      return {
        act: () => client.get(`/payments/status/${session_id}`),
        says: (body) => (body as PaymentStatus).payment_status === 'paid',
        read: () => standing(client, order_id),
      };
    },
  },
  'POST /payments/webhook/{gateway}': {
    async begin() {
      const order = await atThePaymentPage();
      const event = paidEvent(order);
      return { act: () => tell(event), read: () => standing(order.client, order.order_id) };
    },
  },
  'POST /user/orders/{id}/refund-request': {
    async begin() {
      const { client, order_id } = await delivered();
      return {
        act: () => client.post(`/user/orders/${order_id}/refund-request`, { reason: 'Not what I need' }),
        read: () => standing(client, order_id),
      };
    },
  },
  'POST /admin/orders/{id}/refund': {
    async begin() {
      const [{ client, order_id }, admin] = [await delivered(), await asAdmin()];
      return {
        act: () => admin.post(`/admin/orders/${order_id}/refund`, {}),
        async read() {
          const cents = await sentBack(order_id);
          if (cents === 0) return 'nothing went back';
          await hearOfRefund(client, order_id);
          return { cents, ...(await standing(client, order_id)) };
        },
      };
    },
  },
  'POST /admin/orders/{id}/decline-refund': {
    async begin() {
      const [{ client, order_id }, admin] = [await delivered(), await asAdmin()];
      await client.post(`/user/orders/${order_id}/refund-request`, { reason: 'Not what I need' });
      return {
        act: () => admin.post(`/admin/orders/${order_id}/decline-refund`, { note: 'You have read all of it.' }),
        async read() {
          const { refund_request } = (await client.get(`/user/orders/${order_id}`)).body;
          return refund_request.declined_at !== null && refund_request.note;
        },
      };
    },
  },
  'POST /admin/orders/{id}/resend-receipt': {
    async begin() {
      const [{ buyer, order_id }, admin] = [await delivered(), await asAdmin()];
      const receipts = async () =>
        (await mailsTo(buyer.person.email)).filter(({ subject }) => subject.includes('receipt')).length;
      const before = await receipts();
      return {
        act: () => admin.post(`/admin/orders/${order_id}/resend-receipt`),
        async read() {
          await control('fire/CommerceOutboxSweep');
          return (await receipts()) > before;
        },
      };
    },
  },
  'POST /admin/discounts': discounts.create,
  'PUT /admin/discounts/{id}': discounts.edit,
  'DELETE /admin/discounts/{id}': discounts.remove,
  'POST /admin/subscription-plans': plans.create,
  'PUT /admin/subscription-plans/{id}': plans.edit,
  'DELETE /admin/subscription-plans/{id}': plans.remove,
  'POST /admin/payment-gateways': alone(gateways.create),
  'PUT /admin/payment-gateways/{id}': alone(gateways.edit),
  'PUT /admin/payment-gateways/{id}/toggle': {
    async begin() {
      const admin = await withoutGateways();
      const keys = { apiKey: 'pk_test_fault', secretKey: 'sk_test_fault', testMode: true };
      const path = '/admin/payment-gateways';
      const first = await admin.post(path, { ...keys, name: 'First' });
      const second = await admin.post(path, { ...keys, name: 'Second', active: false });
      if (first.status !== 201 || second.status !== 201) throw new Error(`${first.status} ${second.status}`);
      return {
        act: () => admin.put(`${path}/${second.body.payment_gateway.id}/toggle`, { active: true }),
        async read() {
          const { body }: { body: { name: string; active: boolean }[] } = await admin.get(path);
          return body.filter(({ active }) => active).map(({ name }) => name);
        },
      };
    },
  },
  // The last one, so that none stays enabled.
  'DELETE /admin/payment-gateways/{id}': alone(gateways.remove),
});
