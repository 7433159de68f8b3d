import { Input } from '#web/components/ui/form/input.tsx';
import { RetryAside } from '#web/components/ui/form/retry-aside.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import type { NewsletterFormPart } from '../../../api/admin/use-newsletter-form.ts';
import { fieldLabels as labels } from './newsletter-field-labels.ts';

export interface SendingFieldsProps extends NewsletterFormPart {
  readonly timeZone: string;
}

/** As what it arrives, and when. A date is a decision to send, which admins make. */
export function SendingFields({ form: { field, watch }, timeZone }: SendingFieldsProps) {
  const { may } = useSession();
  const { data: templates, error, mutate } = useApi('GET /admin/newsletter-templates');
  // A select shows nothing of a value that it has no option for.
  const asChosen = { value: watch('template_id'), label: error ? 'As before' : 'Loading…' };
  const isFailed = error !== undefined && templates === undefined;
  const isPlanned = watch('scheduled_date') !== '';
  return (
    <SectionCard title="Sending">
      <div className="grid gap-4">
        <Select
          key={templates ? 'ready' : 'loading'}
          label={labels.template_id}
          options={templates?.map(({ id, name }) => ({ value: id, label: name })) ?? [asChosen]}
          help={isFailed ? 'The templates could not be loaded.' : undefined}
          aside={isFailed && <RetryAside onRetry={mutate} />}
          {...field('template_id')}
        />
        <Input
          label={labels.scheduled_date}
          type="datetime-local"
          disabled={!may('admin')}
          help={may('admin') ? `Time in ${timeZone}. Blank: it stays a draft.` : 'An admin decides when it is sent.'}
          {...field('scheduled_date')}
        />
        {isPlanned && (
          <p className="text-14 text-muted">
            It goes to its audience by itself, within a minute of this time. Until then it can be changed.
          </p>
        )}
      </div>
    </SectionCard>
  );
}
