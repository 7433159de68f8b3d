import { useState } from 'react';
import { mostMailBytes } from '#shared/newsletter/limits.ts';
import type { NewsletterDraft, NewsletterPreview } from '#shared/newsletter/newsletter.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type MailLook, mailDocument } from '../../../api/admin/mail-look.ts';
import { useNewsletterPreview } from '../../../api/admin/use-newsletter-preview.ts';

const looks: readonly { readonly value: MailLook; readonly label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Text' },
];

/** The mail as a mail program shows it: no script runs in the frame, and no link leads out of it. */
const Mail = ({ look, preview: { html, text } }: { readonly look: MailLook; readonly preview: NewsletterPreview }) =>
  look === 'text' ? (
    <pre className="min-h-140 p-4 text-14 whitespace-pre-wrap wrap-anywhere">{text}</pre>
  ) : (
    <iframe
      title="The mail"
      sandbox=""
      srcDoc={mailDocument(html, look === 'dark')}
      className={classNames('mx-auto block h-140 w-full bg-white', look === 'phone' && 'max-w-80')}
    />
  );

/** How much of what mail programs show is used. */
function MailSize({ size }: Pick<NewsletterPreview, 'size'>) {
  const isTooLarge = size >= mostMailBytes;
  const kilobytes = `${Math.ceil(size / 1000)} KB`;
  return (
    <p role="status" className={classNames('mt-3 text-14', isTooLarge ? 'font-medium text-danger' : 'text-muted')}>
      {isTooLarge
        ? `${kilobytes}. Gmail cuts mails off after 100 KB: please shorten the text.`
        : `The mail has ${kilobytes}. It may have up to 100 KB: Gmail cuts off what is longer.`}
    </p>
  );
}

export const MailPreviewSkeleton = () => (
  <SectionCard title="Preview">
    <Loading label="Making the preview">
      <Skeleton className="h-140 w-full" />
    </Loading>
  </SectionCard>
);

/** Both parts of the mail as they are being written. */
export function MailPreview({ draft }: { readonly draft: NewsletterDraft }) {
  const [look, setLook] = useState<MailLook>('desktop');
  const { preview, error, isUpdating, retry } = useNewsletterPreview(draft);
  if (error) return <FailedState title="The preview could not be made" error={error} onRetry={retry} />;
  if (!preview) return <MailPreviewSkeleton />;
  return (
    <SectionCard title="Preview">
      <RadioGroup
        className="pb-3 [&>legend]:sr-only"
        legend="Look"
        name="mail-look"
        look="segments"
        columns="repeat(4, minmax(0, 1fr))"
        options={looks}
        value={look}
        onChange={setLook}
      />
      <div
        aria-busy={isUpdating}
        className={classNames('overflow-hidden rounded-card border border-line bg-sunken', isUpdating && 'opacity-60')}
      >
        <Mail {...{ look, preview }} />
      </div>
      <MailSize size={preview.size} />
    </SectionCard>
  );
}
