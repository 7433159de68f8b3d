import * as z from 'zod';
import { Line } from '../kernel/text.ts';

/** Most ids a cart may hold; duplicates are dropped first. */
export const cartLimit = 50;

export const CartRequest = z.object({
  ebook_ids: z.array(z.string().max(60)).max(1000, 'Too many items'),
  discount_code: Line(40).optional(),
});
export type CartRequest = z.infer<typeof CartRequest>;

export const cartProblems = ['unavailable', 'free', 'owned'] as const;

/** A priced line. An item with a problem counts 0 and is not in `item_count`. */
export const CartLine = z.object({
  ebook_id: z.string(),
  title: z.string(),
  price: z.number(),
  problem: z.enum(cartProblems).optional(),
});
export type CartLine = z.infer<typeof CartLine>;

/** Dollars on the wire. */
export const CartCalculation = z.object({
  subtotal: z.number(),
  discount_amount: z.number(),
  total: z.number(),
  /** Name of the discount that saves most, else null. */
  applied_discount: z.string().nullable(),
  item_count: z.number().int(),
  /** From how many paid items on a further bulk discount would count, else null. */
  next_discount_at: z.number().int().nullable(),
  items: z.array(CartLine),
  /** Why the code that was entered does not count. */
  discount_code_problem: z.string().optional(),
});
export type CartCalculation = z.infer<typeof CartCalculation>;
