import type { AdminCategory, CategoryInput } from '#shared/vocabulary/category.ts';
import {
  type CategoryKind,
  categoryKindLabels,
  categoryKinds,
  defaultTermColor,
  longestCategory,
} from '#shared/vocabulary/choices.ts';
import { nameMissing } from '#shared/vocabulary/name-missing.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { ColorField } from './color-field.tsx';
import { NameField, nameRules } from './name-field.tsx';

/** As typed: a category below none has a blank parent. */
type CategoryValues = Omit<CategoryInput, 'parent_id'> & { parent_id: string };

const labels: Readonly<Record<keyof CategoryValues, string>> = {
  name: 'Name',
  kind: 'Kind',
  description: 'Description',
  color: 'Color',
  parent_id: 'Parent',
  active: 'Active',
};
const kinds = categoryKinds.map((value) => ({ value, label: categoryKindLabels[value] }));
const noCategory = [{ value: '', label: 'Only tags have one' }];

const valuesOf = (category: AdminCategory | null): CategoryValues => ({
  name: category?.name ?? '',
  kind: category?.kind ?? 'ebook',
  description: category?.description ?? '',
  color: category?.color ?? defaultTermColor,
  parent_id: category?.parent_id ?? '',
  active: category?.active ?? true,
});

/** What a category can be below: one of its kind that is below none. It may be below an inactive one already. */
function useParents(category: AdminCategory | null, kind: CategoryKind) {
  const { data } = useVocabulary();
  const offered = data?.categories
    .filter((each) => each.kind === kind && each.parent === null && each.id !== category?.id)
    .map(({ id, name }) => ({ value: id, label: name }));
  const own = { value: category?.parent_id ?? '', label: category?.parent ?? '' };
  const options = [{ value: '', label: 'None' }, ...(offered ?? [])];
  return options.some(({ value }) => value === own.value) ? options : [...options, own];
}

export interface CategoryFormProps {
  /** Null for a new one. */
  readonly category: AdminCategory | null;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (fields: CategoryInput, revision: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

export function CategoryForm({ category, onSave, onCancel }: CategoryFormProps) {
  const form = useManagedForm<AdminCategory, CategoryValues>({
    item: category,
    valuesOf,
    save: (values, revision) => onSave({ ...values, parent_id: values.parent_id || null }, revision),
    fallback: category ? 'Failed to update category' : 'Failed to create category',
    required: nameMissing,
    blame: ({ code }) => (code === 'conflict' ? 'name' : undefined),
  });
  const { field, picked, register, watch, setValue } = form;
  const kind = watch('kind');
  const parents = useParents(category, kind);
  const isFixed = category?.is_fixed ?? false;
  const wordsOf = (name: string, value: unknown) =>
    name === 'parent_id' ? parents.find((option) => option.value === value)?.label : undefined;
  const { onChange: chooseKind, onBusy: _, ...kindField } = picked('kind');
  return (
    <ManagedForm {...{ form, labels, wordsOf, onCancel }}>
      <NameField
        label={labels.name}
        term={category}
        value={watch('name')}
        maxLength={longestCategory}
        isFixed={isFixed}
        {...field('name', nameRules)}
      />
      <Textarea label={labels.description} rows={2} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={labels.kind}
          options={kinds}
          disabled={category !== null}
          help={category ? 'What a category sorts never changes' : undefined}
          {...kindField}
          onChange={({ target }) => {
            chooseKind(target.value as CategoryKind);
            setValue('parent_id', '');
          }}
        />
        <Select
          label={labels.parent_id}
          options={parents}
          disabled={isFixed}
          help="The category of the same kind that it is below"
          {...field('parent_id')}
        />
        <Select label="Category" options={noCategory} value="" disabled />
        <ColorField label={labels.color} value={watch('color')} {...field('color')} />
      </div>
      <Checkbox label={labels.active} disabled={isFixed} {...register('active')} />
      <p className="-mt-4 text-14 text-muted">An inactive category is offered nowhere; things that have it keep it.</p>
    </ManagedForm>
  );
}
