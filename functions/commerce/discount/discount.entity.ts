import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** A bulk discount or a coupon, and the claim on a coupon's code that keeps it unique. */
export const DiscountEntity = new Entity(
  {
    model: { entity: 'discount', version: '1', service: 'rampart' },
    attributes: {
      id: { type: 'string', required: true },
      /** `bulk` discounts are offered to everybody, `code` ones to those who enter it, `personal` codes to one person. */
      kind: { type: ['bulk', 'code', 'personal'] as const, required: true },
      name: { type: 'string', required: true },
      description: { type: 'string', required: true },
      type: { type: ['percentage', 'fixed'] as const, required: true },
      value: { type: 'number', required: true },
      minQuantity: { type: 'number' },
      maxQuantity: { type: 'number' },
      validFrom: { type: 'string' },
      validTo: { type: 'string' },
      active: { type: 'boolean', required: true },
      code: { type: 'string' },
      max_uses: { type: 'number' },
      max_uses_per_person: { type: 'number' },
      created_at: { type: 'string', required: true },
      revision: { type: 'number', required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      ofKindOldestFirst: { scope: 'discounts', ...indexKey(1, ['kind'], ['created_at', 'id']) },
    },
  },
  tableConfiguration,
);

export const DiscountCodeEntity = new Entity(
  {
    model: { entity: 'discount-code', version: '1', service: 'rampart' },
    attributes: {
      code: { type: 'string', required: true },
      discount_id: { type: 'string', required: true },
      /** The only person for whom a personal code exists. */
      owner_id: { type: 'string' },
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
