import { unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { type Part, transactUnlessRefused } from '#lib/table/transact.ts';
import { changedOrderItem, findOrder, type OrderRecord } from './order.repo.ts';

export interface Change {
  readonly order: OrderRecord;
  readonly parts: readonly Part[];
}

/**
 * Writes a change to an order and its other parts in one transaction. `decide` gets the current order and returns the
 * change, or undefined for none; it is called again when a concurrent write wins or a part is refused. Returns the
 * order as it is afterwards, undefined when there is none.
 */
export async function changeOrder(
  id: string,
  decide: (order: OrderRecord) => Promise<Change | undefined> | Change | undefined,
): Promise<OrderRecord | undefined> {
  const answer = await retryOnConflict({ tries: 12, wait: 10 }, async () => {
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
