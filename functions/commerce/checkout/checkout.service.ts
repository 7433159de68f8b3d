import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '#lib/actor.ts';
import { conflict, forbidden, invalid } from '#lib/errors.ts';
import { formatCents } from '#shared/kernel/money.ts';
import { type CartItem, distinct, findItems, priceCart, pricesOfNow as source } from '../cart/cart-items.ts';
import { isHarmless, type Pricing } from '../discount/pricing.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import { heldCodeOf } from '../order/order-outcome.ts';
import { activeGateway } from '../payment/gateways.ts';
import { findOtherCheckouts, type OtherCheckouts } from '../payment/payment.repo.ts';
import { endSessionOf, isBeingOpened, openSessionOf } from './checkout-session.ts';
import { accountGone, type Buyer, grantAtOnce, ownedProblem, placeOrder, quoted } from './order-placing.ts';
import { linesAmong } from './waiting.ts';

export interface CheckoutRequest {
  readonly ebook_id?: string;
  /** Separated by commas. */
  readonly ebook_ids?: string;
  readonly user_email?: string;
  readonly discount_code?: string;
  readonly accept_terms?: 'true' | 'false';
}
export interface Checkout {
  /** Where to pay; null when there was nothing to pay. */
  readonly url: string | null;
  readonly order_id: string;
  readonly session_id: string | null;
}

/** How often a checkout starts anew because another one of the same person was faster. */
const attempts = 10;

/** Buys books for the person who asks: at the prices of now, in one open payment session per person. */
export async function checkout(actor: Actor, request: CheckoutRequest): Promise<Checkout> {
  requireOwnAddress(actor, request.user_email);
  const ids = distinct([request.ebook_id ?? '', ...(request.ebook_ids ?? '').split(',')], 'ebook_ids');
  if (ids.length === 0) throw invalid('ebook_ids', 'Your cart is empty');
  const buyer = { id: actor.id, email: actor.email, acceptsTerms: request.accept_terms === 'true' };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const done = await attemptCheckout(buyer, ids, request.discount_code);
    if (done) return done;
    await pause(25 * attempt * Math.random());
  }
  throw conflict('Another checkout of yours is being opened. Please try again in a moment.');
}

function requireOwnAddress({ email }: Actor, given: string | undefined): void {
  if (given !== undefined && given.trim().toLowerCase() !== email.toLowerCase())
    throw forbidden('You can only check out with the address of your own account');
}

/** Undefined when the person's other checkout changed meanwhile: then everything is looked at again. */
async function attemptCheckout(buyer: Buyer, ids: readonly string[], code?: string): Promise<Checkout | undefined> {
  const [items, others] = await Promise.all([findItems(ids, buyer.id, source), findOtherCheckouts(buyer.id)]);
  if (others.areClosed) throw accountGone();
  requireBuyable(items);
  requireNotWaitingFor(others.waiting, ids);
  const open = openOf(others);
  const held = heldCodeOf(open);
  const pricing = await priceCart(items, { source, person: buyer.id, code, held });
  if (pricing.codeProblem && !isHarmless(pricing.codeProblem)) throw conflict(pricing.codeProblem);
  if (pricing.total > 0) return attemptPayment(buyer, ids, pricing, others);
  const needsHeld = held !== undefined && held === pricing.applied.discount?.id;
  // The open session would go on selling what is given here, or its money may be on its way by now.
  if (open?.session_id && (needsHeld || linesAmong([open], ids).length > 0)) {
    if ((await endSessionOf(open)) !== 'waiting') return undefined;
    requireNotWaitingFor([open], ids);
  }
  return granted(await grantAtOnce(buyer, withFree(pricing, items)));
}

const openOf = ({ newest }: OtherCheckouts): OrderRecord | undefined =>
  newest?.status === 'pending' ? newest : undefined;

const granted = ({ id }: OrderRecord): Checkout => ({ url: null, order_id: id, session_id: null });

async function attemptPayment(
  buyer: Buyer,
  ids: readonly string[],
  pricing: Pricing,
  others: OtherCheckouts,
): Promise<Checkout | undefined> {
  requireChargeable(pricing);
  const open = openOf(others);
  if (open && isBeingOpened(open) && isSameWish(open, pricing, buyer)) return openSessionOf(open);
  if (open?.session_id && (await endSessionOf(open)) !== 'waiting') return undefined;
  const goesOn = open?.session_id ? [open] : [];
  requireNotWaitingFor(goesOn, ids);
  const waiting = [...others.waiting, ...goesOn];
  const replaced = open?.session_id ? undefined : open;
  const order = await placeOrder({ buyer, pricing, others: { ...others, waiting }, replaced });
  return order && openSessionOf(order);
}

function requireBuyable(items: readonly CartItem[]): void {
  const titlesOf = (problem: CartItem['problem']) =>
    items.filter((item) => item.problem === problem).map(({ title }) => title);
  const [owned, gone] = [titlesOf('owned'), titlesOf('unavailable')];
  if (owned.length + gone.length === 0) return;
  const missing = gone.length > 0 ? [`No longer available: ${quoted(gone)}.`] : [];
  const detail = [...(owned.length > 0 ? [ownedProblem(owned)] : []), ...missing].join(' ');
  const named = items.filter(({ problem }) => problem === 'owned' || problem === 'unavailable');
  throw conflict(detail, { items: named.map(({ ebook_id, title, problem }) => ({ ebook_id, title, problem })) });
}

/** Free books come alone: beside paid ones they are left out, each can be had by itself. */
function withFree(pricing: Pricing, items: readonly CartItem[]): Pricing {
  if (pricing.items.length > 0) return pricing;
  return { ...pricing, items: items.map((item) => ({ ...item, paid: 0 })) };
}

function requireChargeable({ total }: Pricing): void {
  const { least, most } = activeGateway();
  if (total < least)
    throw conflict(`The smallest amount that can be paid is ${formatCents(least)}. Please add another item.`);
  if (total > most) throw conflict(`The largest amount that can be paid at once is ${formatCents(most)}.`);
}

/** A second click, not a second wish. */
const isSameWish = (open: OrderRecord, { items, total }: Pricing, { acceptsTerms }: Buyer): boolean =>
  open.total === total &&
  (!acceptsTerms || open.terms_accepted_at !== undefined) &&
  open.lines.length === items.length &&
  open.lines.every(({ ebook_id, paid }, at) => items[at]?.ebook_id === ebook_id && items[at].paid === paid);

/** Money for older checkouts is on its way: the same book again would be paid twice. */
function requireNotWaitingFor(orders: readonly OrderRecord[], ids: readonly string[]): void {
  const waiting = linesAmong(orders, ids).map(({ title }) => title);
  if (waiting.length > 0) throw conflict(`Your payment for ${quoted(waiting)} is still on its way.`);
}
