import * as z from 'zod';
import { AnyId } from '../kernel/ids.ts';
import { Dollars } from '../kernel/money.ts';

/** What can be done with many ebooks at once. */
export const ebookBulkActs = ['publish', 'unpublish', 'delete', 'price'] as const;

/** Ebooks outside the trash, as their list finds them. */
const EbookBulkFilter = z.object({
  status: z.enum(['draft', 'published']).optional(),
  category: z.string().max(60, 'Must be at most 60 characters').optional(),
  search: z.string().trim().max(200, 'Must be at most 200 characters').optional(),
});
export type EbookBulkFilter = z.infer<typeof EbookBulkFilter>;

const severalIds = 'Choose at most 1000 ebooks, or a filter';

/** Body of `POST /admin/ebooks/bulk`: these ebooks, or all that match a filter. */
export const EbookBulk = z
  .object({
    act: z.enum(ebookBulkActs),
    /** In dollars, with `price`. */
    price: Dollars.optional(),
    ids: z.array(AnyId).min(1, 'Choose at least one ebook').max(1000, severalIds).optional(),
    filter: EbookBulkFilter.optional(),
    /** With a filter: how many the caller has seen to match. Nothing is done when there are more by now. */
    count: z.number().int().min(1, 'Must be at least 1').optional(),
  })
  .refine(({ ids, filter }) => ids || filter, { path: ['ids'], message: 'Choose the ebooks, or a filter' })
  .refine(({ act, price }) => act !== 'price' || price !== undefined, {
    path: ['price'],
    message: 'Price is required',
  });
export type EbookBulk = z.infer<typeof EbookBulk>;
