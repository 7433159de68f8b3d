import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '#lib/errors.ts';
import { type Part, TransactionRefused, transact } from '#lib/table/transact.ts';
import { changedOrderItem, findOrder, type OrderRecord } from './order.repo.ts';

export interface Change {
  readonly order: OrderRecord;
  readonly parts: readonly Part[];
}

const attempts = 12;

/**
 * Changes an order and whatever belongs to the change in one transaction. `decide` sees the order as it is now and
 * answers what it shall be, or undefined for no change; it is asked again when somebody else was faster or when a
 * part was refused. Answers the order as it is afterwards, undefined when there is none.
 */
export async function changeOrder(
  id: string,
  decide: (order: OrderRecord) => Promise<Change | undefined> | Change | undefined,
): Promise<OrderRecord | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const order = await findOrder(id);
    const change = order && (await decide(order));
    if (!change) return order;
    if (await write([{ items: [changedOrderItem({ ...change.order, revision: order.revision })] }, ...change.parts]))
      return { ...change.order, revision: order.revision + 1 };
    await pause(attempt * 10 * Math.random());
  }
  throw unavailable('The shop is busy. Please try again in a moment.', 2);
}

/** Writes all parts or none. False when a condition said no; the parts it belongs to have been told. */
export async function write(parts: readonly Part[]): Promise<boolean> {
  try {
    await transact(parts);
    return true;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    return false;
  }
}
