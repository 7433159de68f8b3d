import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary, type FormSummaryProps } from '#web/components/ui/form/form-summary.tsx';

export interface InquiryFormProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly submit: string;
  readonly form: {
    readonly busy: boolean;
    readonly summary: FormSummaryProps;
    readonly onSubmit: (event: SubmitEvent) => void;
  };
  /** Binding of the honeypot field, which people do not see; only bots fill it in. */
  readonly trap: object;
  readonly children: ReactNode;
}

/** The frame of an inquiry form. The fields are read-only while sending. */
export const InquiryForm = ({ title, lead, submit, form, trap, children }: InquiryFormProps) => (
  <section aria-labelledby="inquiry" className="rounded-card border border-line bg-surface p-5 sm:p-8">
    <h2 id="inquiry" className="text-24">
      {title}
    </h2>
    <p className="mt-1.5 mb-6 text-14 text-muted">{lead}</p>
    <form noValidate onSubmit={form.onSubmit} aria-labelledby="inquiry">
      <FormSummary {...form.summary} />
      <fieldset disabled={form.busy} className="mt-4.5 grid gap-4.5 first:mt-0 sm:grid-cols-2">
        {children}
        <div aria-hidden="true" className="absolute -left-[9999px]">
          <label>
            Leave this empty
            <input type="text" tabIndex={-1} autoComplete="off" {...trap} />
          </label>
        </div>
      </fieldset>
      <Button type="submit" variant="primary" size={48} className="mt-6" busy={form.busy} busyText="Sending…">
        {submit}
      </Button>
      <p className="mt-4 text-14 text-muted">
        We keep what you write to answer it, and answer within 24 hours. Fields are required unless they say optional.
      </p>
    </form>
  </section>
);
