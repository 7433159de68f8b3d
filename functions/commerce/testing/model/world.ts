import { outside, readerOf, resetOutside } from '../shop.ts';
import { injectFault } from './faults.ts';

/** The services, loaded once the table and the stand-ins are ready. */
export const loadShop = async () => ({
  ...(await import('../../checkout/checkout.service.ts')),
  ...(await import('../../payment/payment.service.ts')),
  ...(await import('../../payment/webhook.service.ts')),
  ...(await import('../../payment/reconcile.service.ts')),
  ...(await import('../../admin-order/admin-order.service.ts')),
  ...(await import('../new-discount.ts')),
  ...(await import('../../checkout/manual-order.service.ts')),
  ...(await import('../../outbox/outbox.ts')),
  ...(await import('../../order/order.repo.ts')),
  ...(await import('../../discount/code-use.repo.ts')),
  ...(await import('../../public.ts')),
  table: await import('#lib/table/client.ts'),
  AuditEntity: (await import('#lib/audit/audit.entity.ts')).AuditEntity,
  catalogFigures: await import('#functions/catalog/figures/figures.repo.ts'),
  grants: await import('#functions/library/grant.repo.ts'),
  outbox: await import('#lib/outbox/outbox.repo.ts'),
  orderQueue: (await import('../../queue.ts')).orderQueue,
  transact: (await import('#lib/table/transact.ts')).transact,
  newId: (await import('#lib/ids.ts')).newId,
});
export type Shop = Awaited<ReturnType<typeof loadShop>>;

/** The admin who makes refunds. */
export const operator = { id: 'usr_operator', name: 'Operator', email: 'operator@example.test', isAdmin: true };

export const people = ['one', 'two'] as const;
/** One run: two people, four books, a code, and the payment URLs handed out. */
export interface World {
  readonly run: string;
  readonly books: string[];
  readonly discountId: string;
  /** Sessions whose URL was handed to a buyer. */
  readonly told: Map<string, string>;
}
export const actorOf = (world: World, who: number) => readerOf(`usr_${world.run}${people[who]}`);

/** A separate shop in the shared table. */
export async function newWorld(shop: Shop): Promise<World> {
  resetOutside();
  injectFault(undefined);
  const run = shop.newId('order').slice(-10);
  const books = Array.from({ length: 4 }, () => shop.newId('ebook'));
  books.forEach((id, index) => {
    outside.offers.set(id, { id, title: `Book ${index}`, price: [4900, 1999, 101, 0][index] ?? 0, published: true });
  });
  await shop.transact(books.map((id) => shop.catalogFigures.insertFiguresItem(id)));
  const code = {
    name: 'Few',
    type: 'percentage',
    value: 33,
    code: `CODE${run}`,
    max_uses: 2,
    max_uses_per_person: 1,
  } as const;
  const { id } = await shop.newDiscount(code);
  return { run, books, discountId: id, told: new Map() };
}

/** All orders of the two people. */
export async function ordersOf(shop: Shop, world: World) {
  const lists = await Promise.all(people.map((_, who) => shop.allOrdersOfUser(actorOf(world, who).id)));
  return lists.flat();
}
