import { conflict } from '#lib/errors.ts';
import type { Part } from '#lib/table/transact.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import type { Pricing } from '../cart/pricing.ts';
import { returnUse } from '../discount/code-use.repo.ts';
import { newestCheckoutItem, type OtherCheckouts } from '../order/open-checkout.repo.ts';
import { heldCodeOf } from '../order/open-order.ts';
import { changedOrderItem, newOrderItem, type OrderRecord } from '../order/order.repo.ts';
import { ended } from '../settlement/order-outcome.ts';
import { type Buyer, newOrder } from './new-order.ts';

export interface Placing {
  readonly buyer: Buyer;
  readonly pricing: Pricing;
  /** The person's checkouts so far; those that wait are kept in mind. */
  readonly others: OtherCheckouts;
  /** Name of the gateway that its payment is opened with. */
  readonly gateway: string;
  /** An order whose session nobody has been told of: it ends with this one's beginning. */
  readonly replaced: OrderRecord | undefined;
}

/**
 * Saves a pending order as the person's newest checkout, before the gateway is asked for a session under its id.
 * Undefined when another checkout of theirs was faster.
 */
export async function placeOrder(placing: Placing): Promise<OrderRecord | undefined> {
  const { buyer, pricing, gateway, others, replaced } = placing;
  const { order: priced, takeCode, codeProblem } = newOrder(buyer, pricing);
  // With the order, before the gateway is asked: whoever finds it after a crash asks the same one.
  const order = { ...priced, gateway };
  let isOvertaken = false;
  const overtaken = () => {
    isOvertaken = true;
  };
  const codes = codeParts(order, replaced, takeCode);
  const isSaved = await transactUnlessRefused([
    { items: [newOrderItem(order)] },
    { items: [newestCheckoutItem(buyer.id, order.id, others)], refused: overtaken },
    ...(replaced ? [{ items: [changedOrderItem(ended(replaced, 'expired').order)], refused: overtaken }] : []),
    ...codes,
  ]);
  if (isSaved) return order;
  const problem = codeProblem();
  if (problem && !isOvertaken) throw conflict(problem);
  return undefined;
}

/** The use of the replaced order goes back, or over to the new one when both use the same code. */
function codeParts(order: OrderRecord, replaced: OrderRecord | undefined, take: readonly Part[]): readonly Part[] {
  const held = heldCodeOf(replaced);
  if (held === undefined) return take;
  if (held === order.code_discount_id) return [];
  return [...take, { items: returnUse(held, order.user_id) }];
}
