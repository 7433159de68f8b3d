import { normalCode } from '#shared/commerce/discount.ts';
import { findUses } from './code-use.repo.ts';
import { type CodeFinding, unknownCode } from './coupon.ts';
import { findDiscountByCode } from './discount.repo.ts';

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
