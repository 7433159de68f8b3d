import { CustomAttributeType, Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { type OrderLine, orderStatuses } from '#shared/commerce/order.ts';
import type { DisputeState } from '../gateway/gateway.ts';

/** A line as stored: cents. */
export type StoredLine = OrderLine;

/**
 * Money on its way back. `requested` is written before the gateway is asked, `done` when it has said so. `lines` are
 * ebook ids; a refund made at the gateway itself may name none.
 */
export interface StoredRefund {
  readonly id: string;
  readonly lines: readonly string[];
  readonly amount: number;
  readonly state: 'requested' | 'done' | 'failed';
  readonly reason: 'admin' | 'owned' | 'outside' | 'dispute';
  readonly at: string;
  /** The gateway that was asked for it; missing when no gateway had the order's money. */
  readonly gateway?: string | undefined;
  /** It failed at the bank, for good: what the gateway said of it before is out of date. */
  readonly sent_back?: boolean;
}

/** An order. Money is cents. Every change raises `revision` and is conditioned on the one it was decided on. */
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
      /** Name of the discount that applied. */
      applied_discount: { type: 'string' },
      /** The discount whose code was used; its use is `reserved` until money arrives or the session ends. */
      code_discount_id: { type: 'string' },
      code_use: { type: ['reserved', 'used', 'returned'] as const },
      created_at: text,
      paid_at: { type: 'string' },
      /** When the buyer accepted the terms and the end of the right of withdrawal. */
      terms_accepted_at: { type: 'string' },
      /** The gateway it was opened with, which is asked about it from then on; missing when none had to be. */
      gateway: { type: 'string' },
      session_id: { type: 'string' },
      /** The buyer is through, the money is on its way: a bank debit. */
      waiting: { type: 'boolean' },
      /** The gateway's name of the payment; refunds and disputes refer to it. */
      payment: { type: 'string' },
      refunds: { type: CustomAttributeType<readonly StoredRefund[]>('any'), required: true },
      /** The furthest that was told of each dispute over a payment of this order. */
      disputes: { type: CustomAttributeType<Readonly<Record<string, DisputeState>>>('any') },
      /** Cents given back, whoever started it. */
      refunded: number,
      refund_request: { type: CustomAttributeType<{ reason: string; requested_at: string }>('any') },
      /** Why a person should look at this order. */
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
