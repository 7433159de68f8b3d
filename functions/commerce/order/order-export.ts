import { listExport } from '#lib/job/list-export.ts';
import { orderTexts } from '#shared/commerce/order-columns.ts';
import { orderQueue } from '../queue.ts';
import { listAllOrders } from './order-list.service.ts';

/** The orders as a file. */
export const orderExport = listExport(orderQueue, {
  ...{ kind: 'order.export', noun: 'orders', area: 'admin:orders' },
  columns: orderTexts,
  page: listAllOrders,
});
