import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '#lib/actor.ts';
import { conflict, forbidden, invalid } from '#lib/errors.ts';
import { formatCents } from '#shared/kernel/money.ts';
import { type CartItem, distinct, findItems, priceCart, pricesOfNow as source } from './cart-items.ts';
import { endSessionOf, isBeingOpened, openSessionOf } from './checkout-session.ts';
import { activeGateway } from './gateways.ts';
import type { OrderRecord } from './order.repo.ts';
import { heldCodeOf } from './order-outcome.ts';
import { type Buyer, grantAtOnce, ownedProblem, placeOrder, quoted } from './order-placing.ts';
import { findNewestCheckout } from './payment.repo.ts';
import { isHarmless, type Pricing } from './pricing.ts';

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
  const [items, newest] = await Promise.all([findItems(ids, buyer.id, source), findNewestCheckout(buyer.id)]);
  requireBuyable(items);
  const open = newest?.status === 'pending' ? newest : undefined;
  const held = heldCodeOf(newest);
  const pricing = await priceCart(items, { source, person: buyer.id, code, held });
  if (pricing.codeProblem && !isHarmless(pricing.codeProblem)) throw conflict(pricing.codeProblem);
  if (pricing.total > 0) return attemptPayment(buyer, ids, pricing, newest?.id, open);
  const needsHeld = held !== undefined && held === pricing.applied.discount?.id;
  if (open?.session_id && needsHeld && (await endSessionOf(open)) !== 'waiting') return undefined;
  return granted(await grantAtOnce(buyer, withFree(pricing, items)));
}

const granted = ({ id }: OrderRecord): Checkout => ({ url: null, order_id: id, session_id: null });

async function attemptPayment(
  buyer: Buyer,
  ids: readonly string[],
  pricing: Pricing,
  previous: string | undefined,
  open: OrderRecord | undefined,
): Promise<Checkout | undefined> {
  requireChargeable(pricing);
  if (open && isBeingOpened(open) && isSameWish(open, pricing, buyer)) return openSessionOf(open);
  if (open?.session_id && (await endSessionOf(open)) !== 'waiting') return undefined;
  if (open?.session_id) requireNotWaitingFor(open, ids);
  const replaced = open?.session_id ? undefined : open;
  const order = await placeOrder({ buyer, pricing, previous, replaced });
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

/** Money for an older checkout is on its way: the same book again would be paid twice. */
function requireNotWaitingFor(open: OrderRecord, ids: readonly string[]): void {
  const waiting = open.lines.filter(({ ebook_id }) => ids.includes(ebook_id)).map(({ title }) => title);
  if (waiting.length > 0) throw conflict(`Your payment for ${quoted(waiting)} is still on its way.`);
}
