import { grantItems } from '#functions/accounts/public.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { Part } from '#lib/table/transact.ts';
import type { Pricing } from '../cart/pricing.ts';
import { returnUse, takeUse } from '../discount/code-use.repo.ts';
import { usedByYouCode, usedUpCode } from '../discount/coupon.ts';
import { newestCheckoutItem, notClosedItem, type OtherCheckouts } from '../order/open-checkout.repo.ts';
import { accountGone, heldCodeOf } from '../order/open-order.ts';
import { changedOrderItem, newOrderItem, type OrderRecord } from '../order/order.repo.ts';
import { write } from '../order/order-change.ts';
import { newTask, taskItem } from '../order/order-task.ts';
import { deliver } from '../outbox/outbox.ts';
import { ended } from '../settlement/order-outcome.ts';
import { delivered } from '../settlement/payment-state.ts';

export interface Buyer {
  readonly id: string;
  readonly email: string;
  /** True when they have accepted the terms of the purchase with this checkout. */
  readonly acceptsTerms?: boolean;
}

/** The only currency of the shop. */
const currency = 'usd';

/** An order with the prices of this moment. */
function newOrder(buyer: Buyer, { items, subtotal, total, applied }: Pricing): OrderRecord {
  const code = applied.discount?.code ? applied.discount : undefined;
  const created_at = nowIso();
  return {
    id: newId('order'),
    user_id: buyer.id,
    email: buyer.email,
    status: 'pending',
    lines: items.map(({ ebook_id, title, price, paid }) => ({ ebook_id, title, price, paid, status: 'open' })),
    subtotal,
    discount_amount: applied.amount,
    total,
    currency,
    applied_discount: applied.discount?.name,
    code_discount_id: code?.id,
    code_use: code && 'reserved',
    created_at,
    terms_accepted_at: buyer.acceptsTerms ? created_at : undefined,
    refunds: [],
    refunded: 0,
    revision: 1,
  };
}

/** Takes the code's use; `why` hears the sentence for the buyer when there is none left. */
function takePart({ applied }: Pricing, buyer: Buyer, why: (problem: string) => void): Part[] {
  if (!applied.discount?.code) return [];
  const [forAll, forPerson] = takeUse(applied.discount, buyer.id);
  return [
    { items: [forAll], refused: () => why(usedUpCode) },
    { items: [forPerson], refused: () => why(usedByYouCode) },
  ];
}

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
  // With the order, before the gateway is asked: whoever finds it after a crash asks the same one.
  const order = { ...newOrder(buyer, pricing), gateway };
  let codeProblem: string | undefined;
  let isOvertaken = false;
  const overtaken = () => {
    isOvertaken = true;
  };
  const takeRefused = (problem: string) => {
    codeProblem = problem;
  };
  const isSaved = await write([
    { items: [newOrderItem(order)] },
    { items: [newestCheckoutItem(buyer.id, order.id, others)], refused: overtaken },
    ...(replaced ? [{ items: [changedOrderItem(ended(replaced, 'expired').order)], refused: overtaken }] : []),
    ...codeParts(order, replaced, takePart(pricing, buyer, takeRefused)),
  ]);
  if (isSaved) return order;
  if (codeProblem && !isOvertaken) throw conflict(codeProblem);
  return undefined;
}

/** The use of the replaced order goes back, or over to the new one when both use the same code. */
function codeParts(order: OrderRecord, replaced: OrderRecord | undefined, take: Part[]): Part[] {
  const held = heldCodeOf(replaced);
  if (held === undefined) return take;
  if (held === order.code_discount_id) return [];
  return [...take, { items: returnUse(held, order.user_id) }];
}

/** Nothing to pay: the order is paid at once and the books are given in the same transaction. */
export async function grantAtOnce(buyer: Buyer, pricing: Pricing): Promise<OrderRecord> {
  const order = newOrder(buyer, pricing);
  const { order: paid, grant } = delivered(order, undefined, new Set(), order.created_at);
  const owned: string[] = [];
  let codeProblem: string | undefined;
  let isGone = false;
  const gone = () => {
    isGone = true;
  };
  const takeRefused = (problem: string) => {
    codeProblem = problem;
  };
  const isSaved = await write([
    { items: [newOrderItem(paid)] },
    { items: [notClosedItem(buyer.id)], refused: gone },
    ...grant.map((line) => ({
      items: grantItems(buyer.id, [{ ebook_id: line.ebook_id, order_id: order.id, paid: line.paid }], order.created_at),
      refused: () => void owned.push(line.title),
    })),
    ...takePart(pricing, buyer, takeRefused),
  ]);
  if (isGone) throw accountGone();
  if (!isSaved) throw conflict(codeProblem ?? ownedProblem(owned));
  return paid;
}

export const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');
export const ownedProblem = (titles: readonly string[]): string => `You already own ${quoted(titles)}.`;

/** An order that was paid outside the shop (an invoice, a bank transfer): delivered and counted like any other. */
export async function recordPaidOrder(buyer: Buyer, pricing: Pricing): Promise<OrderRecord> {
  const order = newOrder(buyer, pricing);
  const { order: paid, grant } = delivered(order, undefined, new Set(), nowIso());
  const tasks = order.total > 0 ? [newTask(order.id, { kind: 'figures' })] : [];
  const grants = grant.map((line) => ({ ebook_id: line.ebook_id, order_id: order.id, paid: line.paid }));
  const isSaved = await write([
    { items: [newOrderItem(paid), ...grantItems(buyer.id, grants, order.created_at), ...tasks.map(taskItem)] },
  ]);
  if (!isSaved) throw conflict(ownedProblem(order.lines.map(({ title }) => title)));
  await deliver(tasks);
  return paid;
}
