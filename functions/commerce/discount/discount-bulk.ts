import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteForGoodOnce } from '#lib/managed/repeatable.ts';
import { orderQueue } from '../queue.ts';
import { deleteDiscount, findDiscount, setDiscountActive } from './discount.service.ts';
import { listDiscounts } from './discount-list.service.ts';

/** What can be done to many discounts at once. */
export const discountBulk = bulk(orderQueue, {
  thing: 'discount',
  noun: { one: 'discount', many: 'discounts' },
  acts: {
    activate: { title: doing('Activate'), carryOut: (writer, id) => setDiscountActive(writer, id, true) },
    deactivate: { title: doing('Deactivate'), carryOut: (writer, id) => setDiscountActive(writer, id, false) },
    delete: { title: doing('Delete'), carryOut: deleteForGoodOnce({ find: findDiscount, delete: deleteDiscount }) },
  },
  nameOf: async (id) => (await findDiscount(id))?.name,
  idsThatMatch: idsOf(listDiscounts),
});
