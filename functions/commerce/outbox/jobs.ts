import type { JobActs } from '#lib/job/run.ts';
import { discountBulk } from '../discount/discount-bulk.ts';
import { orderExport } from '../order/order-export.ts';

/** What jobs do with orders and discounts. */
export const commerceJobs: JobActs = { ...orderExport.jobs, ...discountBulk.jobs };
