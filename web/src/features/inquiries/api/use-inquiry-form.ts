import type { DefaultValues, FieldValues } from 'react-hook-form';
import { ApiProblem, problemDetail } from '#web/lib/api/api-problem.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';
import { toast } from '#web/lib/toast.ts';

export interface InquiryFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** Said in a toast when it could not be sent and the server has no sentence of its own. */
  readonly failed: string;
}

/** Whether the fields are to be corrected: they say so themselves. */
const isAboutFields = (error: unknown): boolean => error instanceof ApiProblem && error.status === 422;

/** A form of the site: a failure is said in a toast too, what was typed stays, and leaving it asks. */
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
        if (!isAboutFields(error)) toast.error(problemDetail(error, failed));
        throw error;
      }
    },
  });
  useLeaveGuard(form.isDirty && !form.busy);
  return form;
}
