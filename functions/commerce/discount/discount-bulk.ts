import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { orderQueue } from '../queue.ts';
import { deleteDiscount, findDiscount, setDiscountActive } from './discount.service.ts';
import { listDiscounts } from './discount-list.service.ts';

/** One that is gone is done: a run that died may have deleted it. */
async function deleteOnce(writer: Writer, id: string): Promise<void> {
  if (await findDiscount(id)) await deleteDiscount(writer, id);
}

/** What can be done to many discounts at once. */
export const discountBulk = bulk(orderQueue, {
  thing: 'discount',
  noun: { one: 'discount', many: 'discounts' },
  acts: {
    activate: { title: doing('Activate'), carryOut: (writer, id) => setDiscountActive(writer, id, true) },
    deactivate: { title: doing('Deactivate'), carryOut: (writer, id) => setDiscountActive(writer, id, false) },
    delete: { title: doing('Delete'), carryOut: deleteOnce },
  },
  nameOf: async (id) => (await findDiscount(id))?.name,
  idsThatMatch: idsOf(listDiscounts),
});
