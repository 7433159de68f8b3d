import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { TransactionRefused } from '#lib/table/transact.ts';
import { type Discount, normalCode } from '#shared/commerce/discount.ts';
import { findUses } from './code-use.repo.ts';
import { type CodeFinding, unknownCode } from './coupon.ts';
import { findDiscountByCode, insertDiscount } from './discount.repo.ts';

type Defaulted = 'description' | 'minQuantity' | 'maxQuantity' | 'validFrom' | 'validTo' | 'active';
type DefaultedToo = 'code' | 'max_uses' | 'max_uses_per_person';

/** A new discount. Omitted fields are blank; it is active by default. */
export type NewDiscount = Pick<Discount, 'name' | 'type' | 'value'> & Partial<Pick<Discount, Defaulted | DefaultedToo>>;

const blank = {
  description: '',
  minQuantity: null,
  maxQuantity: null,
  validFrom: null,
  validTo: null,
  active: true,
  max_uses: null,
  max_uses_per_person: null,
};

export async function createDiscount(input: NewDiscount): Promise<Discount> {
  const code = input.code ? normalCode(input.code) : null;
  const discount: Discount = { ...blank, ...input, code, id: newId('discount'), created_at: nowIso(), revision: 1 };
  try {
    await insertDiscount(discount);
  } catch (error) {
    if (error instanceof TransactionRefused) throw conflict('Another discount has this code');
    throw error;
  }
  return discount;
}

/**
 * Looks up an entered code. `findHeld` returns the discount whose use this person's own open checkout holds; a new
 * checkout would release that use, so it does not count. It is called only when a code was entered.
 */
export async function findCode(
  typed: string | undefined,
  person: string | undefined,
  findHeld: () => Promise<string | undefined>,
): Promise<CodeFinding> {
  if (!typed) return undefined;
  const [discount, held] = await Promise.all([findDiscountByCode(normalCode(typed), person), findHeld()]);
  if (!discount) return unknownCode;
  const { uses, usesOfPerson } = await findUses(discount.id, person);
  const own = held === discount.id ? 1 : 0;
  return { discount, uses: uses - own, usesOfPerson: usesOfPerson - own };
}
