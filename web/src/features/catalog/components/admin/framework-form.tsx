import type { AdminFramework, FrameworkInput } from '#shared/catalog/framework.ts';
import { nameAndDescriptionMissing } from '#shared/catalog/framework-missing.ts';
import { frameworkCategories, longestFramework, noFramework } from '#shared/vocabulary/frameworks.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useRenameQuestion } from '#web/components/vocabulary/rename-question.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { renameWords } from '#web/lib/vocabulary/term-words.ts';

const labels = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  version: 'Version',
  url: 'URL',
  tags: 'Tags',
} as const;
const required = { required: nameAndDescriptionMissing };
const standsForNone = 'It stands for no framework in particular, so it cannot be renamed.';
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
  const { agreed, question } = useRenameQuestion({ noun: 'framework', holder: 'ebook', term: framework });
  const form = useManagedForm<AdminFramework, FrameworkInput>({
    item: framework,
    valuesOf,
    agreed: ({ name }) => agreed(name),
    save: onSave,
    fallback: framework ? 'Failed to update framework' : 'Failed to create framework',
    required: nameAndDescriptionMissing,
    blame: ({ code }) => (code === 'conflict' ? 'name' : undefined),
  });
  const { field, watch } = form;
  const isFixed = framework?.name === noFramework;
  return (
    <ManagedForm {...{ form, labels, onCancel }}>
      <Input
        label={labels.name}
        maxLength={longestFramework}
        readOnly={isFixed}
        help={isFixed ? standsForNone : <span role="status">{renameWords(framework, watch('name'), 'ebook')}</span>}
        {...field('name', required)}
      />
      <Textarea label={labels.description} rows={3} {...field('description', required)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={labels.category} options={categories} {...field('category')} />
        <Input label={labels.version} help="Its edition, such as 2.0" {...field('version')} />
      </div>
      <Input label={labels.url} type="url" inputMode="url" help="Where it can be read" {...field('url')} />
      <Input label={labels.tags} help="Separated by commas" {...field('tags')} />
      {question}
    </ManagedForm>
  );
}
