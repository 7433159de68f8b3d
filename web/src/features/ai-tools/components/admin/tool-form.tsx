import type { ReactNode } from 'react';
import type { AdminAiTool } from '#shared/ai-tools/ai-tool.ts';
import { pricingModelLabels, pricingModels } from '#shared/ai-tools/choices.ts';
import { fieldsMissing } from '#shared/ai-tools/fields-missing.ts';
import { CategorySelect } from '#web/components/form/category-select.tsx';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { PictureField } from '#web/components/form/picture-field.tsx';
import { PicturesField } from '#web/components/form/pictures-field.tsx';
import { TagsField } from '#web/components/form/tags-field.tsx';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import type { AiToolFields } from '../../api/admin/admin-ai-tools.ts';
import { fieldsOf, type ToolValues, valuesOf } from '../../api/admin/tool-values.ts';
import { toolLabels as labels, statusOptions } from './tool-labels.ts';

const required = { required: fieldsMissing };
const link = { type: 'url', inputMode: 'url' } as const;
const commas = 'Separated by commas';
const models = pricingModels.map((value) => ({ value, label: pricingModelLabels[value] }));

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="grid gap-4 sm:grid-cols-2 sm:[&_.wide]:col-span-2">
    <legend className="mb-3 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

/** All fields of a tool. */
export function ToolForm({ item, onSave, onCancel }: FormOf<AdminAiTool, AiToolFields>) {
  const form = useManagedForm<AdminAiTool, ToolValues>({
    item,
    valuesOf,
    save: (values, revision) => onSave(fieldsOf(values, item), revision),
    fallback: item ? 'Failed to update AI tool' : 'Failed to create AI tool',
    required: fieldsMissing,
    blame: ({ code }) => (code === 'conflict' ? 'slug' : undefined),
  });
  const { field, picked, register } = form;
  const category = form.watch('category');
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <Group title="The tool">
        <Input label={labels.name} {...field('name', required)} />
        <Select label={labels.status} options={statusOptions} {...field('status')} />
        <Textarea className="wide" label={labels.description} rows={2} {...field('description', required)} />
        <Textarea
          className="wide"
          label={labels.detailed_description}
          help="HTML"
          rows={6}
          {...field('detailed_description', item ? undefined : required)}
        />
        <CategorySelect
          label={labels.category}
          kind="tool"
          below={null}
          own={item?.category}
          {...picked('category')}
          onChange={(name) => {
            picked('category').onChange(name);
            picked('subcategory').onChange('');
          }}
        />
        <CategorySelect
          label={labels.subcategory}
          kind="tool"
          below={category}
          own={category === item?.category ? item.subcategory : undefined}
          blank="None"
          {...picked('subcategory')}
        />
        <TagsField className="wide" label={labels.tags} {...picked('tags')} />
        <Checkbox label={labels.is_featured} {...register('is_featured')} />
        <Checkbox label={labels.is_sponsored} {...register('is_sponsored')} />
      </Group>
      <Group title="Price and links">
        <Select label={labels.pricing_model} options={models} {...field('pricing_model')} />
        <Input label={labels.price_range} help="Such as $20 to $60 a month" {...field('price_range')} />
        <Input label={labels.website_url} {...link} {...field('website_url')} />
        <Input label={labels.affiliate_url} {...link} {...field('affiliate_url')} />
        <Input label={labels.pricing_url} {...link} {...field('pricing_url')} />
        <Input label={labels.demo_url} {...link} {...field('demo_url')} />
      </Group>
      <Group title="What it is for">
        <Textarea className="wide" label={labels.key_features} help={commas} rows={2} {...field('key_features')} />
        <Textarea className="wide" label={labels.use_cases} help={commas} rows={2} {...field('use_cases')} />
        <Input label={labels.target_audience} help={commas} {...field('target_audience')} />
        <Input label={labels.platforms} help={commas} {...field('platforms')} />
      </Group>
      <Group title="Pictures">
        <PictureField label={labels.logo} {...picked('logo')} />
        <Input label={labels.demo_video} {...link} {...field('demo_video')} />
        <PicturesField label={labels.screenshots} {...picked('screenshots')} />
        <PicturesField label={labels.gallery_images} {...picked('gallery_images')} />
      </Group>
      <Group title="Search engines">
        <Input label={labels.slug} help="Blank: made of the name" {...field('slug')} />
        <Input label={labels.meta_title} {...field('meta_title')} />
        <Textarea className="wide" label={labels.meta_description} rows={2} {...field('meta_description')} />
      </Group>
    </ManagedForm>
  );
}
