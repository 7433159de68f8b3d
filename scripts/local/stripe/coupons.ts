import { invalidRequest, notFound } from './failure.ts';
import { randomLetters } from './ids.ts';
import { readCurrency } from './line-items.ts';
import type { Params } from './params.ts';
import type { Coupon } from './payment-records.ts';
import type { Transaction } from './transaction.ts';

/** Only the kind that a shop needs to take a sum off one payment. */
export function createCoupon(tx: Transaction, params: Params): Coupon {
  const id = params.text('id') ?? randomLetters(8);
  const duration = params.text('duration') ?? 'once';
  if (duration !== 'once') throw invalidRequest("Invalid duration: must be 'once'", { param: 'duration' });
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: params.requiredInteger('amount_off', 1),
    created: tx.now,
    currency: readCurrency(params),
    duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: params.metadata(),
    name: params.text('name', 40) ?? null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  if (tx.get('coupon', id)) {
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  tx.put('coupon', id, coupon);
  return coupon;
}

export function findCoupon(tx: Transaction, id: string, param = 'id'): Coupon {
  const coupon = tx.get('coupon', id);
  if (!coupon) throw notFound('coupon', id, param);
  return coupon;
}

/** What the request's coupon takes off; at most one, and never more than there is to pay. */
export function readDiscount(
  tx: Transaction,
  params: Params,
  subtotal: number,
  currency: string,
): { coupon: Coupon | undefined; amount: number } {
  const discounts = params.children('discounts');
  if (discounts.length > 1) {
    throw invalidRequest('You may only specify one of these parameters: discounts.', { param: 'discounts' });
  }
  const id = discounts[0]?.requiredText('coupon');
  if (id === undefined) return { coupon: undefined, amount: 0 };
  const coupon = findCoupon(tx, id, 'discounts[0][coupon]');
  if (coupon.currency !== currency) {
    const message = `The coupon's currency (${coupon.currency}) does not match the session's (${currency}).`;
    throw invalidRequest(message, { param: 'discounts[0][coupon]' });
  }
  return { coupon, amount: Math.min(coupon.amount_off, subtotal) };
}
