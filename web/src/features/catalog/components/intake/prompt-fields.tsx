import { usualPromptCategory } from '#shared/catalog/choices.ts';
import type { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import { CategorySelect } from '#web/components/form/category-select.tsx';
import { TagsField } from '#web/components/form/tags-field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { entriesOf } from '#web/lib/form/entries.ts';
import type { FieldBinding, PickedBinding } from '#web/lib/form/use-api-form.ts';

export const promptLabels = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  tags: 'Tags',
} as const;

/** The fields of a package, or of a new one. */
export const promptValuesOf = (item: PromptPackage | null) => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  price: item?.price.toFixed(2) ?? '',
  category: item?.category ?? usualPromptCategory,
  tags: entriesOf(item?.tags ?? ''),
});
export type PromptValues = ReturnType<typeof promptValuesOf>;

export interface PromptFieldsProps {
  readonly title: FieldBinding;
  readonly description: FieldBinding;
  readonly price: FieldBinding;
  readonly category: PickedBinding<string>;
  readonly tags: PickedBinding<string[]>;
}

/** What is typed of a prompt package. */
export const PromptFields = ({ title, description, price, category, tags }: PromptFieldsProps) => (
  <>
    <Input label={promptLabels.title} {...title} />
    <Textarea label={promptLabels.description} rows={3} {...description} />
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        label={promptLabels.price}
        help="US dollars; 0 makes it free"
        type="number"
        step="0.01"
        min="0"
        inputMode="decimal"
        {...price}
      />
      <CategorySelect label={promptLabels.category} kind="prompt" {...category} />
    </div>
    <TagsField label={promptLabels.tags} {...tags} />
  </>
);
