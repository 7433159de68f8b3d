import type { AdminPlan, PlanInput } from '#shared/commerce/plan.ts';
import { nameAndValueMissing } from '#shared/commerce/price-rule-problem.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { type PlanValues, planOf, planValues } from '../../api/plan-values.ts';
import { PriceRuleFields, priceRuleLabels } from './price-rule-fields.tsx';

const labels = {
  ...priceRuleLabels,
  price: 'Price per month',
  ebooks_per_week: 'Ebooks per week',
  is_unlimited: 'Unlimited ebooks',
  features: 'Features',
} as const satisfies Record<keyof PlanValues, string>;

export interface PlanFormProps {
  /** Null for a new one. */
  readonly plan: AdminPlan | null;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (fields: PlanInput, revision: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

/** A subscription plan: what it costs and what it includes. */
export function PlanForm({ plan, onSave, onCancel }: PlanFormProps) {
  const form = useManagedForm<AdminPlan, PlanValues>({
    item: plan,
    valuesOf: planValues,
    save: (values, revision) => onSave(planOf(values, plan), revision),
    fallback: plan ? 'Failed to update item' : 'Failed to create item',
    required: nameAndValueMissing,
  });
  const { field } = form;
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <PriceRuleFields form={form} type={form.watch('type')} />
      <div className="grid grid-cols-2 gap-4">
        <Input
          label={labels.price}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          help="Dollars. Blank for the value of a fixed plan"
          {...field('price')}
        />
        {!form.watch('is_unlimited') && (
          <Input
            label={labels.ebooks_per_week}
            type="number"
            inputMode="numeric"
            min={1}
            {...field('ebooks_per_week')}
          />
        )}
      </div>
      <Checkbox label={labels.is_unlimited} {...form.register('is_unlimited')} />
      <Textarea label={labels.features} rows={4} help="One on each line" {...field('features')} />
    </ManagedForm>
  );
}
