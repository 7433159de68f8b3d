import { randomBytes } from 'node:crypto';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { newDiscountItems } from './discount.repo.ts';

/** Signs that are not taken for one another when they are typed from a screen. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Forty random bits: not to be guessed within the days that a code lives. */
const randomCode = (): string => [...randomBytes(8)].map((byte) => signs[byte % signs.length]).join('');

export interface PersonalOffer {
  /** Named in the cart and on the receipt. */
  readonly name: string;
  readonly percent: number;
  /** Last moment of the code, ISO 8601. */
  readonly until: string;
}

/** A code for one purchase of one person, and the parts of a transaction that make it good in the cart. */
export function newPersonalCode(
  owner: string,
  { name, percent, until }: PersonalOffer,
): { code: string; items: TransactItem[] } {
  const code = `WISH-${randomCode()}`;
  const discount = {
    id: newId('discount'),
    name,
    description: '',
    type: 'percentage' as const,
    value: percent,
    minQuantity: null,
    maxQuantity: null,
    validFrom: null,
    validTo: until,
    active: true,
    code,
    max_uses: 1,
    max_uses_per_person: 1,
    created_at: nowIso(),
    revision: 1,
  };
  return { code, items: newDiscountItems(discount, owner) };
}
