import type { AdminDiscount, DiscountInput } from '#shared/commerce/discount.ts';
import { nameAndValueMissing } from '#shared/commerce/price-rule-problem.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { type DiscountValues, discountOf, discountValues } from '../../api/discount-values.ts';
import { DiscountTrial } from './discount-trial.tsx';
import { PriceRuleFields, priceRuleLabels } from './price-rule-fields.tsx';

const labels = {
  ...priceRuleLabels,
  code: 'Code',
  max_uses: 'Uses in total',
  max_uses_per_person: 'Uses per person',
} as const satisfies Record<keyof DiscountValues, string>;

export interface DiscountFormProps {
  /** Null for a new one. */
  readonly discount: AdminDiscount | null;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (fields: DiscountInput, revision: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

/** A discount, what it does to a cart, and its code. */
export function DiscountForm({ discount, onSave, onCancel }: DiscountFormProps) {
  const form = useManagedForm<AdminDiscount, DiscountValues>({
    item: discount,
    valuesOf: discountValues,
    save: (values, revision) => onSave(discountOf(values, discount), revision),
    fallback: discount ? 'Failed to update item' : 'Failed to create item',
    required: nameAndValueMissing,
    blame: ({ code }) => (code === 'conflict' ? 'code' : undefined),
  });
  const { field } = form;
  const values = form.watch();
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <PriceRuleFields form={form} type={values.type} />
      <Input
        label={labels.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        help="Blank for a discount that everybody gets"
        {...field('code')}
      />
      {values.code.trim() !== '' && (
        <div className="grid grid-cols-2 gap-4">
          <Input
            label={labels.max_uses}
            type="number"
            inputMode="numeric"
            min={1}
            help="Blank for no limit"
            {...field('max_uses')}
          />
          <Input
            label={labels.max_uses_per_person}
            type="number"
            inputMode="numeric"
            min={1}
            help="Blank for no limit"
            {...field('max_uses_per_person')}
          />
        </div>
      )}
      <DiscountTrial values={values} discount={discount} />
    </ManagedForm>
  );
}
