import { difficultyLevels, promptVault } from '#shared/catalog/choices.ts';
import type { AdminEbook, EbookEdit } from '#shared/catalog/ebook.ts';
import { CategorySelect } from '#web/components/form/category-select.tsx';
import { FrameworkSelect } from '#web/components/form/framework-select.tsx';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { PictureField } from '#web/components/form/picture-field.tsx';
import { TagsField } from '#web/components/form/tags-field.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { notNegative } from '#web/lib/form/price-rule.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';

const labels = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  regulatory_source: 'Regulatory source',
  difficulty_level: 'Difficulty',
  category: 'Category',
  industry: 'Industry',
  prompt_category: 'Prompt category',
  tags: 'Tags',
  cover_image: 'Cover',
} as const;

const valuesOf = (ebook: AdminEbook) => ({
  title: ebook.title,
  description: ebook.description,
  price: ebook.price.toFixed(2),
  regulatory_source: ebook.regulatory_source,
  difficulty_level: ebook.difficulty_level,
  category: ebook.category,
  industry: ebook.industry,
  prompt_category: ebook.prompt_category,
  tags: ebook.tags,
  cover_image: ebook.cover_image ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What is to be filled in before it can be saved. */
function missingOf({ title, price }: Pick<Values, 'title' | 'price'>): string | undefined {
  const missing = [title.trim() === '' && 'the title', price.trim() === '' && 'the price'].filter(Boolean);
  return missing.length > 0 ? `Fill in ${missing.join(' and ')} to save.` : undefined;
}

export interface EbookFormProps {
  readonly ebook: AdminEbook;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (edit: EbookEdit) => Promise<void>;
  readonly onCancel: () => void;
}

/** Edits the fields on an ebook's card, and its cover. */
export function EbookForm({ ebook, onSave, onCancel }: EbookFormProps) {
  const form = useManagedForm<AdminEbook, Values>({
    item: ebook,
    valuesOf: (item) => valuesOf(item ?? ebook),
    save: ({ price, cover_image, ...values }, revision) =>
      onSave({
        ...values,
        price: Number(price),
        cover_image: cover_image || null,
        revision: revision ?? ebook.revision,
      }),
    fallback: 'Failed to update ebook',
  });
  const { field, picked } = form;
  const [title, price, category] = form.watch(['title', 'price', 'category']);
  return (
    <ManagedForm {...{ form, labels, onCancel }} missing={missingOf({ title, price })}>
      <Input label={labels.title} {...field('title')} required />
      <Textarea label={labels.description} rows={4} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={labels.price}
          help="US dollars; 0 makes it free"
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          {...field('price', { validate: notNegative })}
          required
        />
        <FrameworkSelect
          label={labels.regulatory_source}
          own={ebook.regulatory_source}
          {...picked('regulatory_source')}
        />
        <Select label={labels.difficulty_level} options={options(difficultyLevels)} {...field('difficulty_level')} />
        <CategorySelect label={labels.category} kind="ebook" own={ebook.category} {...picked('category')} />
        <CategorySelect
          label={labels.industry}
          kind="industry"
          own={ebook.industry}
          blank="None"
          {...picked('industry')}
        />
        {category === promptVault && (
          <CategorySelect
            label={labels.prompt_category}
            kind="prompt"
            own={ebook.prompt_category}
            blank="None"
            {...picked('prompt_category')}
          />
        )}
      </div>
      <TagsField label={labels.tags} {...picked('tags')} />
      <PictureField
        label={labels.cover_image}
        blank={<Cover ebook={{ ...ebook, title, cover_image: null }} className="w-18" eager />}
        help="Books show it 3 : 4. Without a picture, the cover is drawn as above."
        {...picked('cover_image')}
      />
    </ManagedForm>
  );
}
