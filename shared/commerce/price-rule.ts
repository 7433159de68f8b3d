import * as z from 'zod';
import { Line, RequiredLine, Typeset } from '../kernel/text.ts';
import { nameAndValueMissing } from './price-rule-problem.ts';

const Quantity = z.number().int('Use a whole number').min(1, 'Use at least 1').nullable();
const Moment = z.iso
  .date('Use a date such as 2026-12-01')
  .or(z.iso.datetime('Use a date such as 2026-12-01'))
  .nullable();

/**
 * What discounts and subscription plans have in common. `value` is percent or dollars by `type`; blank quantities mean
 * 1 and infinity.
 */
export const PriceRule = z.object({
  name: Typeset(RequiredLine(80, nameAndValueMissing)),
  description: Typeset(Line(400)),
  type: z.enum(['percentage', 'fixed']),
  value: z.number({ error: nameAndValueMissing }).min(0, 'Use 0 or more').max(10_000, 'Use at most 10,000'),
  minQuantity: Quantity,
  maxQuantity: Quantity,
  validFrom: Moment,
  validTo: Moment,
  active: z.boolean(),
});

/** An admin's input: omitted fields are blank, and it is active. */
export const PriceRuleInput = PriceRule.extend({
  description: PriceRule.shape.description.default(''),
  minQuantity: Quantity.default(null),
  maxQuantity: Quantity.default(null),
  validFrom: Moment.default(null),
  validTo: Moment.default(null),
  active: z.boolean().default(true),
});
