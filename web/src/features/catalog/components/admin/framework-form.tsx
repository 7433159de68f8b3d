import { frameworkCategories } from '#shared/catalog/choices.ts';
import type { AdminFramework, FrameworkInput } from '#shared/catalog/framework.ts';
import { nameAndDescriptionMissing } from '#shared/catalog/framework-missing.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';

const labels = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  version: 'Version',
  url: 'URL',
  tags: 'Tags',
} as const;
const required = { required: nameAndDescriptionMissing };
const categories = frameworkCategories.map((value) => ({ value, label: value }));

const valuesOf = (framework: AdminFramework | null): FrameworkInput => ({
  name: framework?.name ?? '',
  description: framework?.description ?? '',
  category: framework?.category ?? 'Security',
  version: framework?.version ?? '',
  url: framework?.url ?? '',
  tags: framework?.tags ?? '',
});

export interface FrameworkFormProps {
  /** Null for a new one. */
  readonly framework: AdminFramework | null;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (fields: FrameworkInput, revision: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

export function FrameworkForm({ framework, onSave, onCancel }: FrameworkFormProps) {
  const form = useManagedForm<AdminFramework, FrameworkInput>({
    item: framework,
    valuesOf,
    save: onSave,
    fallback: framework ? 'Failed to update framework' : 'Failed to create framework',
    required: nameAndDescriptionMissing,
    blame: ({ code }) => (code === 'conflict' ? 'name' : undefined),
  });
  const { field } = form;
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <Input label={labels.name} {...field('name', required)} />
      <Textarea label={labels.description} rows={3} {...field('description', required)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={labels.category} options={categories} {...field('category')} />
        <Input label={labels.version} help="Its edition, such as 2.0" {...field('version')} />
      </div>
      <Input label={labels.url} type="url" inputMode="url" help="Where it can be read" {...field('url')} />
      <Input label={labels.tags} help="Separated by commas" {...field('tags')} />
    </ManagedForm>
  );
}
