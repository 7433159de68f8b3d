import { onRealTable, outside, readerOf } from './shop.ts';

/** All of commerce on the real table, with common actions. The test file replaces the external modules. */
export function wholeShop() {
  const shop = onRealTable(async () => ({
    ...(await import('../public.ts')),
    ...(await import('../cart/cart-items.ts')),
    ...(await import('../checkout/checkout.service.ts')),
    ...(await import('./new-discount.ts')),
    ...(await import('../discount/code-use.repo.ts')),
    ...(await import('../payment/reconcile.service.ts')),
    ...(await import('../payment/payment.service.ts')),
    ...(await import('../payment/webhook.service.ts')),
    ...(await import('../settlement/gateway-event.repo.ts')),
    ...(await import('../payment/fulfilment.service.ts')),
    ...(await import('../order/order.service.ts')),
    ...(await import('../admin-order/admin-order.service.ts')),
    ...(await import('../queue.ts')),
    ...(await import('../order/order-list.service.ts')),
    ...(await import('../admin-order/order-summary.service.ts')),
    ...(await import('../admin-order/refund-decline.service.ts')),
    ...(await import('../order/order.repo.ts')),
    ...(await import('../order/order.entity.ts')),
    ...(await import('../order/open-checkout.repo.ts')),
    orderTasks: (await import('../outbox/outbox.ts')).orderTasks,
    ...(await import('#functions/library/grant.repo.ts')),
    newId: (await import('#lib/ids.ts')).newId,
  }));

  const somebody = () => readerOf(shop.newId('user'));
  async function opened(code?: string) {
    const actor = somebody();
    const { order_id, session_id } = await shop.checkout(actor, { ebook_id: shop.newId('ebook'), discount_code: code });
    return { actor, order_id, session: session_id ?? '' };
  }
  async function aCode() {
    const code = `welcome-${shop.newId('discount').slice(-8)}`;
    const discount = await shop.newDiscount({
      name: 'Welcome',
      type: 'fixed',
      value: 5,
      code,
      max_uses_per_person: 1,
    });
    return { id: discount.id, code: discount.code ?? '' };
  }
  /** Delivers all events of the gateways, newest last. */
  const hearAll = async () => {
    for (const gateway of [outside.gateway, outside.other])
      for (const event of [...gateway.events]) await shop.handleEvent(gateway, event);
  };
  async function bought(code?: string) {
    const order = await opened(code);
    (outside.active ?? outside.gateway).pay(order.session);
    await hearAll();
    return order;
  }

  return { shop, somebody, opened, bought, aCode, hearAll };
}
