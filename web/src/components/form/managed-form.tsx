import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { useDialogActs } from '#web/lib/use-dialog-acts.ts';
import { Button } from '../ui/action/button.tsx';
import { FormSummary, type FormSummaryProps } from '../ui/form/form-summary.tsx';
import { StoredValues, type StoredValuesProps } from './stored-values.tsx';

export interface ManagedFormProps {
  /** The result of `useManagedForm`. */
  readonly form: {
    readonly onSubmit: (event: SubmitEvent) => void;
    readonly summary: FormSummaryProps;
    readonly stored: StoredValuesProps['values'];
    readonly take: StoredValuesProps['onTake'];
    readonly busy: boolean;
  };
  readonly labels: StoredValuesProps['labels'];
  readonly wordsOf?: StoredValuesProps['wordsOf'];
  readonly onCancel: () => void;
  /** Why it cannot be saved yet, for a form whose Save waits for its fields: `Fill in the title to save.` */
  readonly missing?: string | undefined;
  /** What the button does, and what it says meanwhile; Save by default. */
  readonly act?: { readonly label: string; readonly busyText: string };
  /** The fields. */
  readonly children: ReactNode;
}

const save = { label: 'Save', busyText: 'Saving…' };

/** The form of something that admins manage: what is wrong, what somebody else has saved, the fields, Cancel and Save. */
export function ManagedForm(props: ManagedFormProps) {
  const { form, labels, wordsOf, onCancel, missing, act = save, children } = props;
  const reason = useId();
  const buttons = useRef<HTMLDivElement>(null);
  useDialogActs(buttons);
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <FormSummary {...form.summary} />
      <StoredValues values={form.stored} onTake={form.take} {...{ labels, wordsOf }} />
      {children}
      <div
        ref={buttons}
        className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-6 py-4"
      >
        <p id={reason} role="status" className="mr-auto text-14 text-muted">
          {missing}
        </p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          aria-describedby={missing && reason}
          disabled={missing !== undefined}
          busy={form.busy}
          busyText={act.busyText}
        >
          {act.label}
        </Button>
      </div>
    </form>
  );
}
