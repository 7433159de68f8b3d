import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { StoredValues } from '#web/components/form/stored-values.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';

const labels = { notes: 'Notes' };

export interface NotesFormProps {
  readonly inquiry: Inquiry;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onSave: (notes: string, revision: number) => Promise<void>;
}

/** What admins note for each other; the sender never sees it. */
export function NotesForm({ inquiry, onSave }: NotesFormProps) {
  const form = useManagedForm<Inquiry, { notes: string }>({
    item: inquiry,
    valuesOf: (item) => ({ notes: item?.notes ?? '' }),
    save: ({ notes }, revision) => onSave(notes, revision ?? inquiry.revision),
    fallback: 'Failed to save notes',
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
      <FormSummary {...form.summary} />
      <StoredValues values={form.stored} labels={labels} onTake={form.take} />
      <Textarea label={labels.notes} help="Only admins see them" rows={5} maxLength={5000} {...form.field('notes')} />
      <Button type="submit" busy={form.busy} busyText="Saving…" className="justify-self-start">
        Save notes
      </Button>
    </form>
  );
}
