import { type ReactNode, useRef } from 'react';
import { useHeight } from '#web/lib/use-height.ts';
import { Button } from '../ui/action/button.tsx';
import { FormSummary } from '../ui/form/form-summary.tsx';
import type { ManagedFormProps } from './managed-form.tsx';
import { StoredValues, type StoredValuesProps } from './stored-values.tsx';

export interface PageFormProps extends Pick<ManagedFormProps, 'labels'> {
  /** The result of `usePageForm`. */
  readonly form: ManagedFormProps['form'] & { readonly isDirty: boolean; readonly discard: () => void };
  readonly compare?: StoredValuesProps['compare'];
  readonly onKeep?: StoredValuesProps['onKeep'];
  /** How safe what is typed is; whether it is saved by default. */
  readonly status?: ReactNode;
  /** Further buttons beside Save. */
  readonly acts?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The bar that saves, always in the window. Toasts and the field that has the focus keep above it (`floating.css`). */
function PageActs({ form, status, acts }: Pick<PageFormProps, 'form' | 'status' | 'acts'>) {
  const bar = useRef<HTMLDivElement>(null);
  useHeight(bar, '--page-acts');
  return (
    // Wide enough to cover the frame of a field that has the focus.
    <div
      ref={bar}
      className="sticky bottom-0 -mx-1 flex min-h-19 flex-wrap items-center justify-end gap-2 border-t border-line bg-paper px-1 py-3"
    >
      <p role="status" className="mr-auto text-14 text-muted">
        {status ?? (form.isDirty ? 'Unsaved changes' : '')}
      </p>
      {acts}
      {form.isDirty && <Button onClick={form.discard}>Discard changes</Button>}
      <Button type="submit" variant="primary" busy={form.busy} busyText="Saving…">
        Save
      </Button>
    </div>
  );
}

/** A form that is a page: what is wrong, what somebody else has saved, the fields, and whether anything is unsaved. */
export const PageForm = ({ form, labels, compare, onKeep, status, acts, children }: PageFormProps) => (
  <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
    <FormSummary {...form.summary} />
    <StoredValues values={form.stored} labels={labels} compare={compare} onTake={form.take} onKeep={onKeep} />
    {children}
    <PageActs {...{ form, status, acts }} />
  </form>
);
