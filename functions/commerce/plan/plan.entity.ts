import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { flag, number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** A subscription plan. Amounts are in cents. */
export const PlanEntity = new Entity(
  {
    model: { entity: 'plan', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: text,
      description: text,
      type: { type: ['percentage', 'fixed'] as const, required: true },
      value: number,
      minQuantity: { type: 'number' },
      maxQuantity: { type: 'number' },
      validFrom: { type: 'string' },
      validTo: { type: 'string' },
      active: flag,
      price_cents: number,
      ebooks_per_week: { type: 'number' },
      is_unlimited: flag,
      features: { type: 'list', items: { type: 'string' }, required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: { scope: 'plans', ...indexKey(1, [], ['id']) },
    },
  },
  tableConfiguration,
);
