import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { bulkBody } from '../kernel/bulk.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { CartCalculation } from './cart.ts';
import { AdminDiscount, DiscountEdit, DiscountInput, DiscountSummary, DiscountTrial } from './discount.ts';

const DiscountSaved = z.object({ success: z.literal(true), message: z.string(), discount: AdminDiscount });

/** Discounts and codes. */
const DiscountFilter = z.object({
  /** Each word must be the start of a word in the name or the code. */
  search: z.string().trim().max(200).optional(),
  type: z.enum(['percentage', 'fixed']).optional(),
  status: z.enum(['active', 'inactive']).optional(),
});
const discountNoun = { one: 'discount', many: 'discounts' };
const DiscountBulk = bulkBody(['activate', 'deactivate', 'delete'], discountNoun, DiscountFilter, {});

export const discountApi = {
  adminListDiscounts: endpoint({
    method: 'GET',
    path: '/admin/discounts',
    auth: 'admin',
    summary: 'Discounts and codes, newest first; personal codes are left out',
    query: PageQuery.extend(DiscountFilter.shape),
    response: z.array(AdminDiscount),
  }),
  adminBulkDiscounts: bulkEndpoint('/admin/discounts/bulk', 'admin', 'discounts', DiscountBulk),
  adminDiscountSummary: endpoint({
    method: 'GET',
    path: '/admin/discounts/summary',
    auth: 'admin',
    summary: 'Counts of all discounts by type, of those offered now and of codes',
    response: DiscountSummary,
  }),
  adminTryDiscount: endpoint({
    method: 'POST',
    path: '/admin/discounts/trial',
    auth: 'admin',
    summary: 'Prices a cart as if this discount were saved; saves nothing',
    body: DiscountTrial,
    response: CartCalculation,
  }),
  adminCreateDiscount: endpoint({
    method: 'POST',
    path: '/admin/discounts',
    auth: 'admin',
    once: true,
    summary: 'Creates a discount or, with a code, a coupon; 409 when another one has the code',
    body: DiscountInput,
    response: DiscountSaved,
    status: 201,
  }),
  adminEditDiscount: endpoint({
    method: 'PUT',
    path: '/admin/discounts/{id}',
    auth: 'admin',
    summary: 'Changes a discount; 409 stale_version with `current` after a concurrent change',
    body: DiscountEdit,
    response: DiscountSaved,
  }),
  adminDeleteDiscount: endpoint({
    method: 'DELETE',
    path: '/admin/discounts/{id}',
    auth: 'admin',
    summary: 'Deletes a discount; open checkouts keep the price they were given',
    response: Done,
  }),
};
