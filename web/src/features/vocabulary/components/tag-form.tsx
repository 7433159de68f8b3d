import { categoryKindLabels, defaultTermColor, longestTag } from '#shared/vocabulary/choices.ts';
import { nameMissing } from '#shared/vocabulary/name-missing.ts';
import type { AdminTag, TagInput } from '#shared/vocabulary/tag.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';
import { ColorField } from './color-field.tsx';
import { NameField, nameRules } from './name-field.tsx';

/** As typed: a tag without a category has a blank one. */
type TagValues = Omit<TagInput, 'category_id'> & { category_id: string };

const labels: Readonly<Record<keyof TagValues, string>> = {
  name: 'Name',
  description: 'Description',
  color: 'Color',
  category_id: 'Category',
  active: 'Active',
};

const valuesOf = (tag: AdminTag | null): TagValues => ({
  name: tag?.name ?? '',
  description: tag?.description ?? '',
  color: tag?.color ?? defaultTermColor,
  category_id: tag?.category_id ?? '',
  active: tag?.active ?? true,
});

/** The categories of all kinds, and the tag's own. */
function useCategories(tag: AdminTag | null) {
  const { data } = useVocabulary();
  const offered = data?.categories.map(({ id, kind, name }) => ({
    value: id,
    label: `${categoryKindLabels[kind]}: ${name}`,
  }));
  const own = { value: tag?.category_id ?? '', label: tag?.category ?? '' };
  const options = [{ value: '', label: 'None' }, ...(offered ?? [])];
  return options.some(({ value }) => value === own.value) ? options : [...options, own];
}

export interface TagFormProps {
  /** Null for a new one. */
  readonly tag: AdminTag | null;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (fields: TagInput, revision: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

export function TagForm({ tag, onSave, onCancel }: TagFormProps) {
  const form = useManagedForm<AdminTag, TagValues>({
    item: tag,
    valuesOf,
    save: (values, revision) => onSave({ ...values, category_id: values.category_id || null }, revision),
    fallback: tag ? 'Failed to update tag' : 'Failed to create tag',
    required: nameMissing,
    blame: ({ code }) => (code === 'conflict' ? 'name' : undefined),
  });
  const categories = useCategories(tag);
  const { field, register, watch } = form;
  const wordsOf = (name: string, value: unknown) =>
    name === 'category_id' ? categories.find((option) => option.value === value)?.label : undefined;
  return (
    <ManagedForm {...{ form, labels, wordsOf, onCancel }}>
      <NameField
        label={labels.name}
        term={tag}
        value={watch('name')}
        maxLength={longestTag}
        {...field('name', nameRules)}
      />
      <Textarea label={labels.description} rows={2} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={labels.category_id} options={categories} {...field('category_id')} />
        <ColorField label={labels.color} value={watch('color')} {...field('color')} />
      </div>
      <Checkbox label={labels.active} {...register('active')} />
      <p className="-mt-4 text-14 text-muted">An inactive tag is not suggested; things that have it keep it.</p>
    </ManagedForm>
  );
}
