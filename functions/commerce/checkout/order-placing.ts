import { conflict } from '#lib/errors.ts';
import type { Part } from '#lib/table/transact.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import type { Pricing } from '../cart/pricing.ts';
import { returnUse } from '../discount/code-use.repo.ts';
import { newestCheckoutItem, type OtherCheckouts } from '../order/open-checkout.repo.ts';
import { heldCodeOf } from '../order/open-order.ts';
import { changedOrderItem, newOrderItems, type OrderRecord } from '../order/order.repo.ts';
import { ended } from '../settlement/order-outcome.ts';
import { type Buyer, newOrder } from './new-order.ts';

export interface Placing {
  readonly buyer: Buyer;
  readonly pricing: Pricing;
  /** The person's other checkouts; those with a payment on its way are remembered. */
  readonly others: OtherCheckouts;
  /** Name of the gateway that opens the payment session. */
  readonly gateway: string;
  /** An order whose session was never handed out; it expires when this one is placed. */
  readonly replaced: OrderRecord | undefined;
}

/**
 * Saves a pending order as the person's newest checkout, before a session is requested under its id. Undefined when
 * another of the person's checkouts won.
 */
export async function placeOrder(placing: Placing): Promise<OrderRecord | undefined> {
  const { buyer, pricing, gateway, others, replaced } = placing;
  const { order: priced, takeCode, codeProblem } = newOrder(buyer, pricing);
  // Stored before the gateway is called, so recovery after a crash asks the same one.
  const order = { ...priced, gateway };
  let isOvertaken = false;
  const overtaken = () => {
    isOvertaken = true;
  };
  const codes = codeParts(order, replaced, takeCode);
  const isSaved = await transactUnlessRefused([
    { items: newOrderItems(order) },
    { items: [newestCheckoutItem(buyer.id, order.id, others)], refused: overtaken },
    ...(replaced ? [{ items: [changedOrderItem(ended(replaced, 'expired').order)], refused: overtaken }] : []),
    ...codes,
  ]);
  if (isSaved) return order;
  const problem = codeProblem();
  if (problem && !isOvertaken) throw conflict(problem);
  return undefined;
}

/** Returns the replaced order's use of its code, or hands it to the new order when both use the same code. */
function codeParts(order: OrderRecord, replaced: OrderRecord | undefined, take: readonly Part[]): readonly Part[] {
  const held = heldCodeOf(replaced);
  if (held === undefined) return take;
  if (held === order.code_discount_id) return [];
  return [...take, { items: returnUse(held, order.user_id) }];
}
