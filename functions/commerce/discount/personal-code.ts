import { randomBytes } from 'node:crypto';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { personalCodeItems } from './discount.repo.ts';

/** Characters that are hard to confuse when copied from a screen. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Forty random bits: too many to guess in the few days a code is valid. */
const randomCode = (): string => [...randomBytes(8)].map((byte) => signs[byte % signs.length]).join('');

export interface PersonalOffer {
  /** Shown in the cart and on the receipt. */
  readonly name: string;
  readonly percent: number;
  /** The last moment the code is valid, ISO 8601. */
  readonly until: string;
}

/** A single-use code for one person, and the transaction parts that create it. */
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
  return { code, items: personalCodeItems(discount, owner) };
}
