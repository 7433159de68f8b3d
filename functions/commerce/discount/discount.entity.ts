import { Entity } from 'electrodb';
import { flag, number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** A bulk discount or a coupon. */
export const DiscountEntity = new Entity(
  {
    model: { entity: 'discount', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      /** `bulk` discounts are for everybody, `code` ones for anyone with the code, `personal` ones for one person. */
      kind: { type: ['bulk', 'code', 'personal'] as const, required: true },
      name: text,
      description: text,
      type: { type: ['percentage', 'fixed'] as const, required: true },
      value: number,
      minQuantity: { type: 'number' },
      maxQuantity: { type: 'number' },
      validFrom: { type: 'string' },
      validTo: { type: 'string' },
      active: flag,
      code: { type: 'string' },
      max_uses: { type: 'number' },
      max_uses_per_person: { type: 'number' },
      created_at: text,
      updated_at: { type: 'string' },
      revision: number,
      /** Of a personal one. */
      ttl: { type: 'number' },
    },
    indexes: {
      byId: itemKey(['id']),
      ofKindOldestFirst: { scope: 'discounts', ...indexKey(1, ['kind'], ['created_at', 'id']) },
    },
  },
  tableConfiguration,
);

/** The claim on a coupon's code that keeps it unique. */
export const DiscountCodeEntity = new Entity(
  {
    model: { entity: 'discount-code', version: '1', service: 'rampart' },
    attributes: {
      code: text,
      discount_id: text,
      /** The only person a personal code works for. */
      owner_id: { type: 'string' },
      ttl: { type: 'number' },
    },
    indexes: {
      byCode: itemKey(['code']),
      ofOwner: {
        ...indexKey(1, ['owner_id'], []),
        condition: ({ owner_id }) => owner_id !== undefined,
      },
    },
  },
  tableConfiguration,
);
