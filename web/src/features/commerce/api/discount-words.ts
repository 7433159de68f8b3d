import type { AdminDiscount, Discount } from '#shared/commerce/discount.ts';
import { lastMoment } from '#shared/commerce/price-rule-problem.ts';
import { formatCount, formatDate, formatDay, formatItems, formatPrice } from '#shared/kernel/format.ts';

type Offer = Pick<Discount, 'type' | 'value' | 'minQuantity' | 'maxQuantity' | 'validFrom' | 'validTo'>;
type Limited = Pick<AdminDiscount, 'code' | 'uses' | 'max_uses' | 'max_uses_per_person'>;

/** `20% off`, `$5.00 off`. */
export const amountOff = ({ type, value }: Pick<Offer, 'type' | 'value'>): string =>
  type === 'percentage' ? `${value}% off` : `${formatPrice(value)} off`;

/** `3 to 5 ebooks`. Blank quantities are 1 and infinity. */
export function quantityWords({ minQuantity, maxQuantity }: Pick<Offer, 'minQuantity' | 'maxQuantity'>): string {
  const least = minQuantity ?? 1;
  return least === maxQuantity
    ? formatItems(least, 'ebook')
    : `${formatCount(least)} to ${maxQuantity === null ? '∞' : formatCount(maxQuantity)} ebooks`;
}

/** `1 Dec to 31 Dec 2026`, `from 1 Dec 2026`, `until 31 Dec 2026`; blank if it is always valid. */
export function periodWords({ validFrom, validTo }: Pick<Offer, 'validFrom' | 'validTo'>): string {
  if (!validFrom) return validTo ? `until ${formatDate(validTo)}` : '';
  if (!validTo) return `from ${formatDate(validFrom)}`;
  const isOneYear = validFrom.slice(0, 4) === validTo.slice(0, 4);
  return `${isOneYear ? formatDay(validFrom) : formatDate(validFrom)} to ${formatDate(validTo)}`;
}

/** What a discount does: `20% off 3 to 5 ebooks, 1 Dec to 31 Dec 2026`. */
export const discountWords = (offer: Offer): string =>
  [`${amountOff(offer)} ${quantityWords(offer)}`, periodWords(offer)].filter(Boolean).join(', ');

/** `12 of 100 uses, 1 per person`; blank without a code. */
export function usesWords({ code, uses, max_uses, max_uses_per_person }: Limited): string {
  if (!code) return '';
  const used = max_uses === null ? formatItems(uses, 'use') : `${formatCount(uses)} of ${formatItems(max_uses, 'use')}`;
  return max_uses_per_person === null ? used : `${used}, ${formatCount(max_uses_per_person)} per person`;
}

/** The state of a discount, with its look as a badge. */
export const discountStates = {
  active: { label: 'Active', look: 'published' },
  scheduled: { label: 'Scheduled', look: 'scheduled' },
  expired: { label: 'Expired', look: 'archived' },
  usedUp: { label: 'Used up', look: 'archived' },
  off: { label: 'Off', look: 'draft' },
} as const;

/** Why it does not count at `now` (milliseconds), or that it does. */
export function discountState(
  discount: Pick<Offer, 'validFrom' | 'validTo'> & Limited & { readonly active: boolean },
  now: number,
): keyof typeof discountStates {
  const { active, validFrom, validTo, code, uses, max_uses } = discount;
  if (!active) return 'off';
  if (validTo && now > lastMoment(validTo)) return 'expired';
  if (code && max_uses !== null && uses >= max_uses) return 'usedUp';
  return validFrom && now < Date.parse(validFrom) ? 'scheduled' : 'active';
}
