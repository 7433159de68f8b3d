import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import type { Part } from '#lib/table/transact.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import type { Pricing } from '../cart/pricing.ts';
import { takeUse } from '../discount/code-use.repo.ts';
import { usedByYouCode, usedUpCode } from '../discount/coupon.ts';
import type { OrderRecord } from '../order/order.repo.ts';

export interface Buyer {
  readonly id: string;
  readonly email: string;
  /** True when the buyer accepted the terms in this checkout. */
  readonly acceptsTerms?: boolean;
  /** See `Pricer`. */
  readonly seesDrafts?: boolean;
}

/** The shop's only currency. */
const currency = 'usd';

/** An order not saved yet, and the use of its code. */
export interface NewOrder {
  readonly order: OrderRecord;
  /** Transaction parts that take a use of the code; empty without one. */
  readonly takeCode: readonly Part[];
  /** Why those parts were refused, as a sentence for the buyer; undefined when they were not. */
  readonly codeProblem: () => string | undefined;
}

/** An order at the given prices. */
export function newOrder(buyer: Buyer, { items, subtotal, total, applied }: Pricing): NewOrder {
  const discount = applied.discount?.code ? applied.discount : undefined;
  const created_at = nowIso();
  const order: OrderRecord = {
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
    code_discount_id: discount?.id,
    code_use: discount && 'reserved',
    created_at,
    terms_accepted_at: buyer.acceptsTerms ? created_at : undefined,
    refunds: [],
    refunded: 0,
    revision: 1,
  };
  return { order, ...codeOf(discount, buyer) };
}

function codeOf(discount: Discount | undefined, buyer: Buyer): Pick<NewOrder, 'takeCode' | 'codeProblem'> {
  if (!discount) return { takeCode: [], codeProblem: () => undefined };
  let problem: string | undefined;
  const refusedBy = (why: string) => () => {
    problem = why;
  };
  const [forAll, forPerson] = takeUse(discount, buyer.id);
  const takeCode = [
    { items: [forAll], refused: refusedBy(usedUpCode) },
    { items: [forPerson], refused: refusedBy(usedByYouCode) },
  ];
  return { takeCode, codeProblem: () => problem };
}
