/** What contradicts itself in a discount or a plan, with the field that says it. Without zod: the forms use it too. */

interface Rule {
  readonly type: 'percentage' | 'fixed';
  readonly value: number;
  readonly minQuantity?: number | null | undefined;
  readonly maxQuantity?: number | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
}
interface Problem {
  readonly field: 'value' | 'maxQuantity' | 'validTo';
  readonly message: string;
}

export const nameAndValueMissing = 'Please fill in name and value';

export function priceRuleProblem(rule: Rule): Problem | undefined {
  const { type, value, minQuantity, maxQuantity, validFrom, validTo } = rule;
  if (type === 'percentage' && value > 100) return { field: 'value', message: 'Use at most 100 percent' };
  if (minQuantity && maxQuantity && maxQuantity < minQuantity)
    return { field: 'maxQuantity', message: 'Use at least the smallest quantity' };
  if (validFrom && validTo && lastMoment(validTo) < Date.parse(validFrom))
    return { field: 'validTo', message: 'Use a date after the first one' };
  return undefined;
}

/** The last moment (milliseconds) of an ISO 8601 date or time; a date without a time lasts until its end, in UTC. */
export const lastMoment = (validTo: string): number =>
  validTo.includes('T') ? Date.parse(validTo) : Date.parse(`${validTo}T23:59:59.999Z`);
