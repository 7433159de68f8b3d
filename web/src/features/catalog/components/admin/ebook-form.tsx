import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { difficultyLevels, ebookCategories, editRegulatorySources } from '#shared/catalog/choices.ts';
import type { AdminEbook, EbookEdit } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { ApiProblem, problemDetail } from '#web/lib/api/api-problem.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';
import { storedRevision } from '../../api/admin/admin-ebooks.ts';

interface Values {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly regulatory_source: string;
  readonly difficulty_level: AdminEbook['difficulty_level'];
  readonly category: AdminEbook['category'];
}

const valuesOf = (ebook: AdminEbook): Values => ({
  title: ebook.title,
  description: ebook.description,
  price: ebook.price.toFixed(2),
  regulatory_source: ebook.regulatory_source,
  difficulty_level: ebook.difficulty_level,
  category: ebook.category,
});

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The usual sources, plus the book's own if it is not among them. */
const sources = (own: string) => options([...new Set([...editRegulatorySources, own])]);

export interface EbookFormProps {
  readonly ebook: AdminEbook;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (edit: EbookEdit) => Promise<void>;
  readonly onCancel: () => void;
}

/** Edits the fields on an ebook's card. */
export function EbookForm({ ebook, onSave, onCancel }: EbookFormProps) {
  const [revision, setRevision] = useState(ebook.revision);
  const [refusal, setRefusal] = useState<readonly { field?: string; message: string }[]>([]);
  const { register, handleSubmit, watch, formState } = useForm<Values>({ defaultValues: valuesOf(ebook) });
  const { errors, isSubmitting, isDirty, submitCount } = formState;
  useLeaveGuard(isDirty);

  function refused(error: unknown): void {
    const stored = storedRevision(error);
    if (stored) setRevision(stored.revision);
    const fields = error instanceof ApiProblem ? Object.entries(error.errors) : [];
    setRefusal(
      fields.length > 0
        ? fields.map(([field, message]) => ({ field: `ebook-${field}`, message }))
        : [{ message: problemDetail(error, 'Failed to update ebook') }],
    );
  }

  const submit = handleSubmit(async ({ price, ...values }) => {
    setRefusal([]);
    await onSave({ ...values, price: Number(price), revision }).catch(refused);
  });
  const missing = (['title', 'price'] as const).filter((name) => watch(name).trim() === '');

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormSummary errors={refusal} attempt={submitCount} />
      <Input label="Title" id="ebook-title" required {...register('title')} />
      <Textarea label="Description" id="ebook-description" rows={4} {...register('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label="Price"
          id="ebook-price"
          help="US dollars; 0 makes it free"
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          required
          error={errors.price?.message}
          {...register('price', { validate: (value) => Number(value) >= 0 || 'Must not be negative' })}
        />
        <Select
          label="Regulatory source"
          id="ebook-regulatory_source"
          options={sources(ebook.regulatory_source)}
          {...register('regulatory_source')}
        />
        <Select
          label="Difficulty"
          id="ebook-difficulty_level"
          options={options(difficultyLevels)}
          {...register('difficulty_level')}
        />
        <Select label="Category" id="ebook-category" options={options(ebookCategories)} {...register('category')} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id="ebook-missing" role="status" className="mr-auto text-14 text-muted">
          {missing.length > 0 && `Fill in the ${missing.join(' and the ')} to save.`}
        </p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          aria-describedby="ebook-missing"
          disabled={missing.length > 0}
          busy={isSubmitting}
          busyText="Saving…"
        >
          Save
        </Button>
      </div>
    </form>
  );
}
