import type { Actor } from '#lib/actor.ts';
import { conflict, forbidden, invalid } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import type { Checkout, CheckoutRequest } from '#shared/commerce/payment.ts';
import { formatCents } from '#shared/kernel/money.ts';
import { type CartItem, type PricedCart, priceCart, currentPrices as source } from '../cart/cart-items.ts';
import { isHarmless, type Pricing } from '../cart/pricing.ts';
import { findCode } from '../discount/find-code.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { activeGateway } from '../gateway/gateways.ts';
import { findOtherCheckouts, type OtherCheckouts } from '../order/open-checkout.repo.ts';
import { accountGone, heldCodeOf } from '../order/open-order.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import { endSessionOf, isBeingOpened, openSessionOf } from '../payment/payment-session.ts';
import type { Buyer } from './new-order.ts';
import { placeOrder } from './order-placing.ts';
import { grantAtOnce, ownedProblem, quoted } from './paid-order.ts';

/** Buys books for the caller at current prices, with one open payment session per person. */
export async function checkout(actor: Actor, request: CheckoutRequest): Promise<Checkout> {
  requireOwnAddress(actor, request.user_email);
  const ids = [request.ebook_id ?? '', ...(request.ebook_ids ?? '').split(',')];
  const { id, email, isAdmin: seesDrafts } = actor;
  const buyer = { id, email, acceptsTerms: request.accept_terms === 'true', seesDrafts };
  // A concurrent checkout of the same person may win.
  const done = await retryOnConflict({ tries: 10, wait: 25 }, () => attemptCheckout(buyer, ids, request.discount_code));
  if (done) return done;
  throw conflict('Another of your checkouts is being opened. Please try again in a moment.');
}

function requireOwnAddress({ email }: Actor, given: string | undefined): void {
  if (given !== undefined && given.trim().toLowerCase() !== email.toLowerCase())
    throw forbidden('You can only check out with the address of your own account');
}

/** `ended`: the person's older session is over, which calls for another look. Undefined: another checkout was faster. */
type Attempt = Checkout | 'ended' | undefined;

/**
 * Undefined when another checkout of the person changed in the meantime; the caller retries from the start. Whoever has
 * ended a session goes on without using up a try: giving up there would leave the person without any.
 */
async function attemptCheckout(buyer: Buyer, ids: readonly string[], code?: string): Promise<Checkout | undefined> {
  const done = await attemptOnce(buyer, ids, code);
  return done === 'ended' ? attemptCheckout(buyer, ids, code) : done;
}

async function attemptOnce(buyer: Buyer, ids: readonly string[], code?: string): Promise<Attempt> {
  const { id: person, seesDrafts } = buyer;
  const reading = findOtherCheckouts(person);
  const findEntered = () => findCode(code, person, async () => heldCodeOf((await reading).open));
  const pricing = priceCart(ids, { source, person, seesDrafts, findEntered });
  // All begin at once, which makes one request to the table of most of them.
  const [cart, others, gateway] = await Promise.all([pricing, reading, activeGateway()]);
  if (cart.items.length === 0) throw invalid('ebook_ids', 'Your cart is empty');
  if (others.areClosed) throw accountGone();
  requireBuyable(cart);
  requireNotWaitingFor(others.waiting, cart);
  const { codeProblem, total } = cart.pricing;
  if (codeProblem && !isHarmless(codeProblem)) throw conflict(codeProblem);
  return total > 0 ? attemptPayment(buyer, cart, others, gateway) : attemptGift(buyer, cart, others);
}

/** Completes a checkout with nothing to pay. */
async function attemptGift(buyer: Buyer, cart: PricedCart, { open }: OtherCheckouts): Promise<Attempt> {
  const held = heldCodeOf(open);
  const needsHeld = held !== undefined && held === cart.pricing.applied.discount?.id;
  // The open session would still sell the books granted here, or its payment may already be on its way.
  if (open?.session_id && (needsHeld || linesIn([open], cart).length > 0)) {
    if ((await endSessionOf(open)) !== 'waiting') return 'ended';
    requireNotWaitingFor([open], cart);
  }
  const { id } = await grantAtOnce(buyer, withFree(cart));
  return { url: null, order_id: id, session_id: null };
}

async function attemptPayment(
  buyer: Buyer,
  cart: PricedCart,
  others: OtherCheckouts,
  gateway: Gateway,
): Promise<Attempt> {
  const { pricing } = cart;
  requireChargeable(pricing, gateway);
  const { open } = others;
  if (open && isBeingOpened(open) && isSameWish(open, pricing, buyer)) return openSessionOf(open);
  if (open?.session_id && (await endSessionOf(open)) !== 'waiting') return 'ended';
  const goesOn = open?.session_id ? [open] : [];
  requireNotWaitingFor(goesOn, cart);
  const waiting = [...others.waiting, ...goesOn];
  const replaced = open?.session_id ? undefined : open;
  const order = await placeOrder({ buyer, pricing, gateway: gateway.name, others: { ...others, waiting }, replaced });
  return order && openSessionOf(order);
}

function requireBuyable({ items }: PricedCart): void {
  const titlesOf = (problem: CartItem['problem']) =>
    items.filter((item) => item.problem === problem).map(({ title }) => title);
  const [owned, gone] = [titlesOf('owned'), titlesOf('unavailable')];
  if (owned.length + gone.length === 0) return;
  const missing = gone.length > 0 ? [`No longer available: ${quoted(gone)}.`] : [];
  const detail = [...(owned.length > 0 ? [ownedProblem(owned)] : []), ...missing].join(' ');
  const named = items.filter(({ problem }) => problem === 'owned' || problem === 'unavailable');
  throw conflict(detail, { items: named.map(({ ebook_id, title, problem }) => ({ ebook_id, title, problem })) });
}

/** Includes free books only when nothing has to be paid; otherwise they are left out, to be taken separately. */
function withFree({ pricing, items }: PricedCart): Pricing {
  if (pricing.items.length > 0) return pricing;
  return { ...pricing, items: items.map((item) => ({ ...item, paid: 0 })) };
}

function requireChargeable({ total }: Pricing, { least, most }: Gateway): void {
  if (total < least)
    throw conflict(`The smallest amount that can be paid is ${formatCents(least)}. Please add another item.`);
  if (total > most) throw conflict(`The largest amount that can be paid at once is ${formatCents(most)}.`);
}

/** A second click on the same cart, not a different purchase. */
const isSameWish = (open: OrderRecord, { items, total }: Pricing, { acceptsTerms }: Buyer): boolean =>
  open.total === total &&
  (!acceptsTerms || open.terms_accepted_at !== undefined) &&
  open.lines.length === items.length &&
  open.lines.every(({ ebook_id, paid }, at) => items[at]?.ebook_id === ebook_id && items[at].paid === paid);

const linesIn = (orders: readonly OrderRecord[], { items }: PricedCart): OrderRecord['lines'] => {
  const ids = new Set(items.map(({ ebook_id }) => ebook_id));
  return orders.flatMap(({ lines }) => lines.filter(({ ebook_id }) => ids.has(ebook_id)));
};

/** Refuses books whose payment is still on its way from an older checkout: they would be paid twice. */
function requireNotWaitingFor(orders: readonly OrderRecord[], cart: PricedCart): void {
  const waiting = linesIn(orders, cart).map(({ title }) => title);
  if (waiting.length > 0) throw conflict(`Your payment for ${quoted(waiting)} is still on its way.`);
}
