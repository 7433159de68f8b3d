/**
 * `pending` until the payment arrives or the session ends, then `paid` or `expired`; a late payment turns `expired`
 * into `paid`. `partially_refunded` and `refunded` follow `paid`; a refund that arrives before the completion ends in
 * `refunded`. `refused`: the reported amount or currency differs from the order's; needs an operator.
 */
export const orderStatuses = ['pending', 'paid', 'expired', 'partially_refunded', 'refunded', 'refused'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
