import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** A subscription plan. Money is cents. */
export const PlanEntity = new Entity(
  {
    model: { entity: 'plan', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: { type: 'string', required: true },
      description: { type: 'string', required: true },
      type: { type: ['percentage', 'fixed'] as const, required: true },
      value: { type: 'number', required: true },
      minQuantity: { type: 'number' },
      maxQuantity: { type: 'number' },
      validFrom: { type: 'string' },
      validTo: { type: 'string' },
      active: { type: 'boolean', required: true },
      price_cents: { type: 'number', required: true },
      ebooks_per_week: { type: 'number' },
      is_unlimited: { type: 'boolean', required: true },
      features: { type: 'list', items: { type: 'string' }, required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: { scope: 'plans', ...indexKey(1, [], ['id']) },
    },
  },
  tableConfiguration,
);
