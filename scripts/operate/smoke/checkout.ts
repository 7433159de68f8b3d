import { type Check, cards } from './public-checks.ts';
import { expect, json, type Site } from './site.ts';

/** The account of the walk: an ordinary reader with a verified address. */
export interface Reader {
  readonly email: string;
  readonly password: string;
}

interface Session {
  readonly token: string;
  readonly cookie: string;
  /** Ids of the reader's ebooks. */
  readonly owned: readonly string[];
}

async function signIn(site: Site, reader: Reader): Promise<Session> {
  const answer = await site.ask('/api/auth/login', { method: 'POST', body: reader });
  expect(answer.status === 200, `${reader.email} cannot sign in: ${answer.status}`);
  const { access_token, user } = json<{ access_token: string; user: { purchased_ebooks: string[] } }>(answer);
  const cookie = answer.headers.getSetCookie().map((it) => it.split(';', 1)[0]);
  return { token: access_token, cookie: cookie.join('; '), owned: user.purchased_ebooks };
}

/**
 * Ends a payment through the gateway that its order was opened with: that of the environment, or one that admins have
 * enabled. The product's own code does it, which reads its environment when it is imported.
 */
async function endPayment(orderId: string, sessionId: string): Promise<void> {
  const { findOrder } = await import('#functions/commerce/order/order.repo.ts');
  const { gatewayOf } = await import('#functions/commerce/gateway/gateways.ts');
  const order = await findOrder(orderId);
  expect(order, `the order ${orderId} is not stored`);
  await (await gatewayOf(order)).endSession(sessionId);
}

async function openPaymentPage(site: Site, { token, owned }: Session): Promise<void> {
  const book = (await cards(site)).find(({ id, price }) => price > 0 && !owned.includes(id));
  expect(book, 'the reader of the smoke test owns every ebook that costs something');
  const query = new URLSearchParams({ ebook_ids: book.id, accept_terms: 'true' });
  const answer = await site.ask(`/api/payments/checkout?${query}`, { method: 'POST', token });
  expect(answer.status === 200, `the checkout answers ${answer.status}: ${answer.text.slice(0, 200)}`);
  const { url, session_id, order_id } = json<Partial<Record<'url' | 'session_id' | 'order_id', string | null>>>(answer);
  expect(url && session_id && order_id, 'the checkout opens no payment page');
  try {
    const page = await fetch(url);
    expect(page.ok, `the payment page answers ${page.status}`);
  } finally {
    await endPayment(order_id, session_id);
  }
  const path = `/api/payments/status/${session_id}`;
  const { status } = json<{ status: string }>(await site.get(path, 200, { token }));
  expect(status === 'expired', `the payment session is ${status} after it was ended`);
}

/**
 * A reader's checkout up to the payment page. Nothing is paid, the payment session is ended and the reader signed out; what
 * stays is an expired order of that reader.
 */
export const checkoutCheck = (reader: Reader): Check => ({
  name: 'checkout up to the payment page',
  run: async (site) => {
    const session = await signIn(site, reader);
    try {
      await openPaymentPage(site, session);
    } finally {
      await site.ask('/api/auth/logout', { method: 'POST', cookie: session.cookie });
    }
  },
});
