import type { ReactNode } from 'react';
import { interestLabel } from '#shared/newsletter/interests.ts';
import { TextConflict } from '#web/components/compare/text-conflict.tsx';
import { BroughtBack } from '#web/components/form/brought-back.tsx';
import { PageForm } from '#web/components/form/page-form.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { discardChanges } from '#web/lib/form/discard-changes.ts';
import { draftStatus } from '#web/lib/form/draft-status.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { textOfHtml } from '#web/lib/text/html-text.ts';
import {
  type NewsletterFormOptions,
  type NewsletterFormPart,
  useNewsletterForm,
} from '../../../api/admin/use-newsletter-form.ts';
import { AudienceFields } from './audience-fields.tsx';
import { MailPreview, MailPreviewSkeleton } from './mail-preview.tsx';
import { MailTest } from './mail-test.tsx';
import { fieldLabels } from './newsletter-field-labels.ts';
import { SendNow } from './send-now.tsx';
import { SendingFields } from './sending-fields.tsx';
import { WritingFields } from './writing-fields.tsx';

/** What somebody else has saved, where a value does not say it itself. */
function useComparison({ form }: NewsletterFormPart) {
  const { data: templates } = useApi('GET /admin/newsletter-templates');
  return (name: string, saved: unknown) => {
    if (name === 'content') return <TextConflict saved={textOfHtml(`${saved}`)} typed={textOfHtml(form.watch(name))} />;
    if (name === 'template_id') return templates?.find(({ id }) => id === saved)?.name;
    if (name === 'interests' && Array.isArray(saved)) return saved.map(interestLabel).join(', ') || 'All subscribers';
    return undefined;
  };
}

export interface NewsletterFormProps extends NewsletterFormOptions {
  /** Gets whether anything is unsaved. */
  readonly children?: (isDirty: boolean) => ReactNode;
}

/** All of a newsletter: what is read and how it looks in mail programs on the left, who gets it when on the right. */
export function NewsletterForm({ children, ...options }: NewsletterFormProps) {
  const { newsletter, timeZone } = options;
  const { id } = newsletter;
  const { may } = useSession();
  const form = useNewsletterForm(options);
  const compare = useComparison({ form });
  const { subject, preheader, content, template_id } = form.watch();
  return (
    <PageForm
      form={{ ...form, discard: () => void discardChanges(form) }}
      labels={fieldLabels}
      compare={compare}
      onKeep={form.keepMine}
      status={draftStatus({ ...form, draft: null, isNew: id === undefined })}
    >
      {children?.(form.isDirty)}
      {form.isBack && <BroughtBack at={form.isBack} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <WritingFields form={form} />
          <Near instead={<MailPreviewSkeleton />}>
            <MailPreview draft={{ id, subject, preheader, content, template_id }} />
          </Near>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <AudienceFields form={form} />
          <SendingFields {...{ form, timeZone }} />
          <MailTest {...{ id }} isDirty={form.isDirty} />
          {may('admin') && <SendNow newsletter={id ? { ...newsletter, id } : undefined} isDirty={form.isDirty} />}
        </div>
      </div>
    </PageForm>
  );
}
