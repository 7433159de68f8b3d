import { CustomAttributeType, Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import type { OrderLine, refundReasons, refundStates } from '#shared/commerce/order.ts';
import { orderStatuses } from '#shared/commerce/order-statuses.ts';
import type { DisputeState } from '../gateway/gateway.ts';

/** A line as stored: cents. */
export type StoredLine = OrderLine;

/**
 * A refund. `requested` is written before the gateway is called, `done` when it confirms. `lines` are ebook ids; a
 * refund made at the gateway itself may have none.
 */
export interface StoredRefund {
  readonly id: string;
  readonly lines: readonly string[];
  readonly amount: number;
  readonly state: (typeof refundStates)[number];
  readonly reason: (typeof refundReasons)[number];
  readonly at: string;
  /** The gateway that makes the refund; missing when no gateway took the payment. */
  readonly gateway?: string | undefined;
  /** The bank sent it back, which is final; earlier reports from the gateway are stale. */
  readonly sent_back?: boolean;
}

/** A claim of the guarantee. It waits for an answer until it is declined; a refund removes it. */
export interface StoredRequest {
  readonly reason: string;
  readonly requested_at: string;
  readonly declined_at?: string;
  /** Why it was declined. */
  readonly note?: string;
}

/** An order. Amounts are in cents. Every change increments `revision`, on the condition that it has not changed. */
export const OrderEntity = new Entity(
  {
    model: { entity: 'order', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      user_id: text,
      /** Empty once the person's account is deleted. */
      email: text,
      status: { type: orderStatuses, required: true },
      lines: { type: CustomAttributeType<readonly StoredLine[]>('any'), required: true },
      subtotal: number,
      discount_amount: number,
      total: number,
      currency: text,
      /** Name of the discount applied. */
      applied_discount: { type: 'string' },
      /** The discount whose code was used; its use is `reserved` until money arrives or the session ends. */
      code_discount_id: { type: 'string' },
      code_use: { type: ['reserved', 'used', 'returned'] as const },
      created_at: text,
      paid_at: { type: 'string' },
      /** When the buyer accepted the terms and the end of the right of withdrawal. */
      terms_accepted_at: { type: 'string' },
      /** The gateway it was opened with, used for everything after that; missing when none was needed. */
      gateway: { type: 'string' },
      session_id: { type: 'string' },
      /** The buyer is done and the money is on its way (bank debits). */
      waiting: { type: 'boolean' },
      /** The gateway's id of the payment; refunds and disputes refer to it. */
      payment: { type: 'string' },
      refunds: { type: CustomAttributeType<readonly StoredRefund[]>('any'), required: true },
      /** The furthest state reported for each dispute over a payment of this order. */
      disputes: { type: CustomAttributeType<Readonly<Record<string, DisputeState>>>('any') },
      /** Cents refunded, including refunds made at the gateway. */
      refunded: number,
      refund_request: { type: CustomAttributeType<StoredRequest>('any') },
      /** Why an admin should look at this order. */
      attention: { type: 'string' },
      revision: number,
    },
    indexes: {
      byId: itemKey(['id']),
      ofUser: { scope: 'orders', ...indexKey(1, ['user_id'], ['id']) },
      inStatus: { scope: 'orders', ...indexKey(2, ['status'], ['id']) },
      allByTime: { scope: 'orders', ...indexKey(3, [], ['id']) },
    },
  },
  tableConfiguration,
);
