import * as z from 'zod';
import { bulkBody } from '../kernel/bulk.ts';
import { Dollars } from '../kernel/money.ts';

export const ebookNoun = { one: 'ebook', many: 'ebooks' } as const;

/** Ebooks as their list finds them; those in the trash by themselves. */
export const EbookBulkFilter = z.object({
  status: z.enum(['draft', 'published', 'trash']).optional(),
  category: z.string().max(60, 'Must be at most 60 characters').optional(),
  search: z.string().trim().max(200, 'Must be at most 200 characters').optional(),
});
export type EbookBulkFilter = z.infer<typeof EbookBulkFilter>;

/** Body of `POST /admin/ebooks/bulk`; `price` is in dollars. */
export const EbookBulk = bulkBody(['publish', 'unpublish', 'delete', 'restore', 'price'], ebookNoun, EbookBulkFilter, {
  price: Dollars.optional(),
}).refine(({ act, price }) => act !== 'price' || price !== undefined, {
  path: ['price'],
  message: 'Price is required',
});
export type EbookBulk = z.infer<typeof EbookBulk>;
