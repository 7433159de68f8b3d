import type { ReactNode, SubmitEvent } from 'react';
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
  readonly onCancel: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of something that admins manage: what is wrong, what somebody else has saved, the fields, Cancel and Save. */
export const ManagedForm = ({ form, labels, onCancel, children }: ManagedFormProps) => (
  <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
    <FormSummary {...form.summary} />
    <StoredValues values={form.stored} labels={labels} onTake={form.take} />
    {children}
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-6 py-4">
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={form.busy} busyText="Saving…">
        Save
      </Button>
    </div>
  </form>
);
