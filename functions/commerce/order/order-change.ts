import { unavailable } from '#lib/errors.ts';
import { retryOvertaken } from '#lib/retry.ts';
import { type Part, transactUnlessRefused } from '#lib/table/transact.ts';
import { changedOrderItem, findOrder, type OrderRecord } from './order.repo.ts';

export interface Change {
  readonly order: OrderRecord;
  readonly parts: readonly Part[];
}

/**
 * Changes an order and whatever belongs to the change in one transaction. `decide` sees the order as it is now and
 * answers what it shall be, or undefined for no change; it is asked again when somebody else was faster or when a
 * part was refused. Answers the order as it is afterwards, undefined when there is none.
 */
export async function changeOrder(
  id: string,
  decide: (order: OrderRecord) => Promise<Change | undefined> | Change | undefined,
): Promise<OrderRecord | undefined> {
  const answer = await retryOvertaken({ tries: 12, wait: 10 }, async () => {
    const order = await findOrder(id);
    const change = order && (await decide(order));
    if (!change) return { order };
    const changed = changedOrderItem({ ...change.order, revision: order.revision });
    const isWritten = await transactUnlessRefused([{ items: [changed] }, ...change.parts]);
    return isWritten ? { order: { ...change.order, revision: order.revision + 1 } } : undefined;
  });
  if (!answer) throw unavailable('The shop is busy. Please try again in a moment.', 2);
  return answer.order;
}
