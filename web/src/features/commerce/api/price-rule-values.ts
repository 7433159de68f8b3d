import { priceRuleProblem } from '#shared/commerce/price-rule-problem.ts';

/** The fields that the forms of discounts and plans share, as they are typed. */
export interface PriceRuleValues {
  readonly name: string;
  readonly description: string;
  readonly type: 'percentage' | 'fixed';
  readonly value: string;
  readonly minQuantity: string;
  readonly maxQuantity: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly active: boolean;
}

/** The same fields on the wire. */
interface Rule extends Pick<PriceRuleValues, 'name' | 'description' | 'type' | 'active'> {
  readonly value: number;
  readonly minQuantity: number | null;
  readonly maxQuantity: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A typed number; null if the field is blank or holds none. */
export function numberOf(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}

/** A number as a field shows it. */
export const fieldText = (number: number | null): string => (number === null ? '' : String(number));

const dayOf = (moment: string | null): string => moment?.slice(0, 10) ?? '';

/** A stored moment keeps its time until another day is chosen: the form only knows days. */
const momentOf = (day: string, stored: string | null | undefined): string | null =>
  stored && dayOf(stored) === day ? stored : day || null;

/** The fields of what is edited, or of something new. */
export const ruleValues = (rule: Rule | null, type: Rule['type']): PriceRuleValues => ({
  name: rule?.name ?? '',
  description: rule?.description ?? '',
  type: rule?.type ?? type,
  value: fieldText(rule?.value ?? null),
  minQuantity: fieldText(rule?.minQuantity ?? null),
  maxQuantity: fieldText(rule?.maxQuantity ?? null),
  validFrom: dayOf(rule?.validFrom ?? null),
  validTo: dayOf(rule?.validTo ?? null),
  active: rule?.active ?? true,
});

/** The typed fields as they are sent. A form without a value is never sent. */
export const ruleOf = (values: PriceRuleValues, stored: Rule | null): Rule => ({
  name: values.name,
  description: values.description,
  type: values.type,
  value: numberOf(values.value) ?? 0,
  minQuantity: numberOf(values.minQuantity),
  maxQuantity: numberOf(values.maxQuantity),
  validFrom: momentOf(values.validFrom, stored?.validFrom),
  validTo: momentOf(values.validTo, stored?.validTo),
  active: values.active,
});

type Blamed = NonNullable<ReturnType<typeof priceRuleProblem>>['field'];

/** The rule of a form's field: what the server would say of it. */
export const withoutProblem =
  (field: Blamed) =>
  (_value: unknown, values: PriceRuleValues): string | true => {
    const problem = priceRuleProblem(ruleOf(values, null));
    return problem?.field === field ? problem.message : true;
  };
