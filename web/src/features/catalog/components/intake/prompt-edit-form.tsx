import type { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { commaSeparated } from '#web/lib/form/entries.ts';
import { notNegative } from '#web/lib/form/price-rule.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import type { PackageFields } from '../../api/intake/use-prompt-packages.ts';
import { PromptFields, type PromptValues, promptLabels, promptValuesOf } from './prompt-fields.tsx';

const required = { required: 'Please fill in title and price' };

/** Edits what is typed of a package; its file stays. */
export function PromptEditForm({ item, onSave, onCancel }: FormOf<PromptPackage, PackageFields>) {
  const form = useManagedForm<PromptPackage, PromptValues>({
    item,
    valuesOf: promptValuesOf,
    ...required,
    fallback: 'Failed to update prompt package',
    save: ({ price, tags, ...texts }, revision) =>
      onSave({ ...texts, price: Number(price), tags: commaSeparated(tags) }, revision),
  });
  const { field, picked } = form;
  return (
    <ManagedForm {...{ form, onCancel }} labels={promptLabels}>
      <PromptFields
        title={field('title', required)}
        description={field('description')}
        price={field('price', { ...required, validate: notNegative })}
        category={picked('category')}
        tags={picked('tags')}
      />
    </ManagedForm>
  );
}
