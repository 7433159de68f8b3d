import * as z from 'zod';
import { AnyId } from '../kernel/ids.ts';
import { Line } from '../kernel/text.ts';

/** Maximum number of ids in a cart; duplicates are dropped first. */
export const cartLimit = 50;

export const tooManyItems = `A cart holds at most ${cartLimit} items`;

export const CartRequest = z.object({
  /** May repeat ids: how many different ones there are is checked later. */
  ebook_ids: z.array(AnyId, 'Name the items of the cart').max(1000, tooManyItems),
  discount_code: Line(40).optional(),
});
export type CartRequest = z.infer<typeof CartRequest>;

export const cartProblems = ['unavailable', 'free', 'owned'] as const;

/** A priced line. An item with a problem costs 0 and is not in `item_count`. */
export const CartLine = z.object({
  ebook_id: z.string(),
  title: z.string(),
  price: z.number(),
  problem: z.enum(cartProblems).optional(),
});
export type CartLine = z.infer<typeof CartLine>;

/** Amounts in dollars. */
export const CartCalculation = z.object({
  subtotal: z.number(),
  discount_amount: z.number(),
  total: z.number(),
  /** Name of the discount that saves the most, otherwise null. */
  applied_discount: z.string().nullable(),
  /** Its percentage, unless it is a fixed amount. */
  discount_percentage: z.number().optional(),
  item_count: z.number().int(),
  /** Number of paid items at which a further bulk discount applies, otherwise null. */
  next_discount_at: z.number().int().nullable(),
  items: z.array(CartLine),
  /** Why the entered code does not apply. */
  discount_code_problem: z.string().optional(),
});
export type CartCalculation = z.infer<typeof CartCalculation>;
