import { describe, expect, it, vi } from 'vitest';
import { onRealTable, outside, readerOf, wait } from '../testing/shop.ts';

/* Two checkouts of one person at the worst moment: while the gateway is opening the first one's session. */

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const shop = onRealTable(async () => ({
  ...(await import('./checkout.service.ts')),
  ...(await import('../testing/new-discount.ts')),
  ...(await import('../discount/code-use.repo.ts')),
  ...(await import('../payment/fulfilment.service.ts')),
  ...(await import('../order/order.repo.ts')),
  newId: (await import('#lib/ids.ts')).newId,
}));

const somebody = () => readerOf(shop.newId('user'));
const [bookA, bookB, bookC] = ['ebk_A', 'ebk_B', 'ebk_C'];

/** Starts a checkout and blocks it inside the gateway, once its session is open. */
async function stuck(actor: ReturnType<typeof somebody>, ebook_id: string, discount_code?: string) {
  const { gateway } = outside;
  const open = gateway.openSession.bind(gateway);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isIn = () => {};
  const inside = new Promise<void>((resolve) => {
    isIn = resolve;
  });
  vi.spyOn(gateway, 'openSession').mockImplementationOnce(async (order) => {
    const session = await open(order);
    isIn();
    await held;
    return session;
  });
  const answer = shop.checkout(actor, { ebook_id, discount_code }).then(
    (checkout) => ({ checkout, error: undefined }),
    (error: unknown) => ({ checkout: undefined, error }),
  );
  await inside;
  return {
    resume: () => {
      goOn();
      return answer;
    },
  };
}
const openSessions = () => [...outside.gateway.sessions.values()].filter(({ state }) => state === 'open');
const newCode = (value = 20) =>
  shop.newDiscount({
    name: 'Once',
    type: 'percentage',
    value,
    code: `once-${shop.newId('discount').slice(-10)}`,
    max_uses: 1,
    max_uses_per_person: 1,
  });

describe('a concurrent checkout of the same person', () => {
  it('replaces the first when the cart differs: the first fails and cannot be paid', async () => {
    const actor = somebody();
    const first = await stuck(actor, bookA);
    const second = await shop.checkout(actor, { ebook_id: bookB });
    const { checkout, error } = await first.resume();
    expect(checkout).toBeUndefined();
    expect(error).toMatchObject({ code: 'conflict' });
    expect(openSessions().map(({ id }) => id)).toEqual([second.session_id]);
    const orders = await Promise.all(
      [...outside.gateway.sessions.values()].map(({ order }) => shop.findOrder(order.id)),
    );
    expect(orders.map((order) => order?.status).sort()).toEqual(['expired', 'pending']);
  });

  it('shares the session when the cart is the same (a second click)', async () => {
    const actor = somebody();
    const first = await stuck(actor, bookA);
    const second = await shop.checkout(actor, { ebook_id: bookA });
    const { checkout } = await first.resume();
    expect(checkout).toEqual(second);
    expect(openSessions()).toHaveLength(1);
  });

  it('does not wait for a first one that died', async () => {
    const actor = somebody();
    const first = await stuck(actor, bookA);
    wait(1);
    const second = await shop.checkout(actor, { ebook_id: bookA });
    expect(second.url).toBeTruthy();
    const { error } = await first.resume();
    expect(error).toMatchObject({ code: 'conflict' });
    expect(openSessions().map(({ id }) => id)).toEqual([second.session_id]);
  });

  it('takes over the code’s only use', async () => {
    const actor = somebody();
    const { id, code } = await newCode();
    const first = await stuck(actor, bookA, code ?? '');
    const second = await shop.checkout(actor, { ebook_id: bookB, discount_code: code ?? '' });
    await first.resume();
    expect((await shop.findOrder(second.order_id))?.total).toBe(4000);
    expect(await shop.findUses(id, actor.id)).toEqual({ uses: 1, usesOfPerson: 1 });
  });

  it('returns the code’s use when it needs none', async () => {
    const actor = somebody();
    const { id, code } = await newCode();
    const first = await stuck(actor, bookA, code ?? '');
    await shop.checkout(actor, { ebook_id: bookB });
    await first.resume();
    expect(await shop.findUses(id, actor.id)).toEqual({ uses: 0, usesOfPerson: 0 });
  });

  it('returns one code’s use and takes another’s', async () => {
    const actor = somebody();
    const [one, two] = [await newCode(), await newCode()];
    const first = await stuck(actor, bookA, one.code ?? '');
    await shop.checkout(actor, { ebook_id: bookB, discount_code: two.code ?? '' });
    await first.resume();
    expect((await shop.findUses(one.id, actor.id)).uses).toBe(0);
    expect((await shop.findUses(two.id, actor.id)).uses).toBe(1);
  });
});

describe('a payment on its way', () => {
  /** A buyer with a pending bank debit for this book. */
  async function debited(ebook_id: string) {
    const actor = somebody();
    const { order_id, session_id } = await shop.checkout(actor, { ebook_id });
    outside.gateway.payLater(session_id ?? '');
    return { actor, order_id, session: session_id ?? '' };
  }
  const onItsWay = { code: 'conflict', message: 'Your payment for “Book” is still on its way.' };

  it('is not taken twice, however many checkouts follow', async () => {
    const { actor } = await debited(bookA);
    await shop.checkout(actor, { ebook_id: bookB });
    await expect(shop.checkout(actor, { ebook_ids: `${bookC},${bookA}` })).rejects.toMatchObject(onItsWay);
    const newest = await shop.checkout(actor, { ebook_id: bookC });
    await expect(shop.checkout(actor, { ebook_id: bookA })).rejects.toMatchObject(onItsWay);
    expect(openSessions().map(({ id }) => id)).toEqual([newest.session_id]);
  });

  it('is not taken twice when several checkouts have one', async () => {
    const { actor } = await debited(bookA);
    const { session_id } = await shop.checkout(actor, { ebook_id: bookB });
    outside.gateway.payLater(session_id ?? '');
    await shop.checkout(actor, { ebook_id: bookC });
    for (const ebook_id of [bookA, bookB])
      await expect(shop.checkout(actor, { ebook_id })).rejects.toMatchObject(onItsWay);
  });

  it('no longer blocks the purchase once it has failed', async () => {
    const { actor, order_id, session } = await debited(bookA);
    await shop.checkout(actor, { ebook_id: bookB });
    outside.gateway.arrive(session, false);
    await shop.fulfil(order_id, await outside.gateway.readSession(session));
    expect((await shop.checkout(actor, { ebook_id: bookA })).url).toBeTruthy();
  });

  it('prevents granting its book for free, whether or not the shop knows of the payment', async () => {
    const { actor } = await debited(bookA);
    const { code } = await newCode(100);
    const gift = { ebook_id: bookA, discount_code: code ?? '' };
    await expect(shop.checkout(actor, gift)).rejects.toMatchObject(onItsWay);
    await shop.checkout(actor, { ebook_id: bookB });
    await expect(shop.checkout(actor, gift)).rejects.toMatchObject(onItsWay);
    expect((await shop.checkout(actor, { ...gift, ebook_id: bookC })).url).toBeNull();
  });

  it('can no longer be started for a book granted for free', async () => {
    const actor = somebody();
    await shop.checkout(actor, { ebook_id: bookA });
    const { code } = await newCode(100);
    expect((await shop.checkout(actor, { ebook_id: bookA, discount_code: code ?? '' })).url).toBeNull();
    expect(openSessions()).toEqual([]);
  });
});

describe('a checkout that the gateway refuses', () => {
  it('ends its order, returns the code’s use and alerts an operator', async () => {
    const actor = somebody();
    const { id, code } = await newCode();
    const { GatewayRefused } = await import('../gateway/gateway.ts');
    vi.spyOn(outside.gateway, 'openSession').mockRejectedValueOnce(new GatewayRefused('no', 'email_invalid'));
    const failed = shop.checkout(actor, { ebook_id: bookA, discount_code: code ?? '' });
    await expect(failed).rejects.toMatchObject({ code: 'unavailable', message: 'Checkout failed. Please try again.' });
    expect(outside.alarms).toEqual(['payment session refused']);
    expect((await shop.findUses(id, actor.id)).uses).toBe(0);
    expect((await shop.checkout(actor, { ebook_id: bookA, discount_code: code ?? '' })).url).toBeTruthy();
  });
});
