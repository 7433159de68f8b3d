import { instructionMissing, longestInstruction } from '#shared/generation/choices.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';

export interface RewriteFormProps {
  readonly title: string;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onAsk: (instruction: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for a section again, with what is to be different. */
export function RewriteForm({ title, onAsk, onCancel }: RewriteFormProps) {
  const form = useApiForm({
    defaultValues: { instruction: '' },
    fallback: 'The section could not be asked for again.',
    send: ({ instruction }) => onAsk(instruction),
  });
  useLeaveGuard(form.isDirty && !form.busy);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={`Write “${title}” again`} className="grid gap-3">
      <FormSummary {...form.summary} />
      <Textarea
        label="What is to be different?"
        help="Shorter, an example from a hospital, no table…"
        rows={3}
        maxLength={longestInstruction}
        // It was opened for this.
        autoFocus
        {...form.field('instruction', { required: instructionMissing })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyText="Asking…">
          Write again
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
