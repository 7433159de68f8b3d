import type * as z from 'zod';
import { type Discount, DiscountInput } from '#shared/commerce/discount.ts';
import { createDiscount } from '../discount/discount.service.ts';

const admin = { id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'An admin' };

/** Creates a discount as an admin does. Omitted fields are blank. */
export async function newDiscount(input: z.input<typeof DiscountInput>): Promise<Discount> {
  return (await createDiscount(admin, DiscountInput.parse(input))).discount;
}
