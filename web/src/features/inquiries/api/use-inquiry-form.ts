import type { DefaultValues, FieldValues } from 'react-hook-form';
import { ApiProblem, ownSentence } from '#web/lib/api/api-problem.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';
import { toast } from '#web/lib/toast.ts';

export interface InquiryFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** The toast of a failure; the form itself shows the server's reason, if it gave one. */
  readonly failed: string;
}

/** Whether fields need correction: those errors are shown under the fields. */
const isAboutFields = (error: unknown): boolean => error instanceof ApiProblem && error.status === 422;

/** An inquiry form: failures also show a toast, what was typed stays, and leaving the page asks first. */
export function useInquiryForm<Values extends FieldValues>({
  defaultValues,
  send,
  failed,
}: InquiryFormOptions<Values>) {
  const form = useApiForm<Values>({
    defaultValues,
    fallback: failed,
    send: async (values) => {
      try {
        await send(values);
      } catch (error) {
        if (!isAboutFields(error)) toast.error(ownSentence(error, failed));
        throw error;
      }
    },
  });
  useLeaveGuard(form.isDirty && !form.busy);
  return form;
}
