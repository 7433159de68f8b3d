import type { UseFormRegisterReturn } from 'react-hook-form';
import { nameAndValueMissing } from '#shared/commerce/price-rule-problem.ts';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';
import { type PriceRuleValues, withoutProblem } from '../../api/price-rule-values.ts';

export const priceRuleLabels = {
  name: 'Name',
  description: 'Description',
  type: 'Type',
  value: 'Value',
  minQuantity: 'Smallest quantity',
  maxQuantity: 'Largest quantity',
  validFrom: 'Valid from',
  validTo: 'Valid to',
  active: 'Active',
} as const satisfies Record<keyof PriceRuleValues, string>;

interface FieldRules {
  readonly required?: string;
  readonly validate?: (value: unknown, values: PriceRuleValues) => string | true;
  /** Checked again with this field. */
  readonly deps?: 'value' | 'maxQuantity' | 'validTo';
}
export interface PriceRuleFieldsProps {
  /** The result of `useManagedForm`. */
  readonly form: {
    field(name: keyof PriceRuleValues, rules?: FieldRules): FieldBinding;
    register(name: 'active'): UseFormRegisterReturn;
  };
  readonly type: PriceRuleValues['type'];
}

const labels = priceRuleLabels;
const types = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed' },
];
const required = { required: nameAndValueMissing };

/** The fields that discounts and subscription plans have in common. */
export const PriceRuleFields = ({ form: { field, register }, type }: PriceRuleFieldsProps) => (
  <>
    <Input label={labels.name} {...field('name', required)} />
    <Textarea label={labels.description} rows={2} {...field('description')} />
    <div className="grid grid-cols-2 gap-4">
      <Select label={labels.type} options={types} {...field('type', { deps: 'value' })} />
      <Input
        label={labels.value}
        type="number"
        inputMode="decimal"
        min={0}
        step={type === 'percentage' ? 1 : 0.01}
        help={type === 'percentage' ? 'Percent' : 'Dollars'}
        {...field('value', { ...required, validate: withoutProblem('value') })}
      />
    </div>
    <div className="grid grid-cols-2 gap-4">
      <Input
        label={labels.minQuantity}
        type="number"
        inputMode="numeric"
        min={1}
        placeholder="1"
        help="Blank for 1"
        {...field('minQuantity', { deps: 'maxQuantity' })}
      />
      <Input
        label={labels.maxQuantity}
        type="number"
        inputMode="numeric"
        min={1}
        placeholder="∞"
        help="Blank for no limit"
        {...field('maxQuantity', { validate: withoutProblem('maxQuantity') })}
      />
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <Input label={labels.validFrom} type="date" {...field('validFrom', { deps: 'validTo' })} />
      <Input
        label={labels.validTo}
        type="date"
        help="This day included, UTC"
        {...field('validTo', { validate: withoutProblem('validTo') })}
      />
    </div>
    <Checkbox label={labels.active} {...register('active')} />
  </>
);
