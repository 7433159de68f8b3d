import { formatDateTime } from '#shared/kernel/format.ts';
import { secondMail } from '#shared/newsletter/recipient-columns.ts';
import type { SubscriberDetail } from '#shared/newsletter/subscriber.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { RecipientState } from '../sending/sending-state.tsx';

type Mail = SubscriberDetail['mails'][number];

/** What came of a mail, in the order in which it is told. */
const happened = (mail: Mail): string =>
  [
    [secondMail(mail)?.toLowerCase(), mail.second?.at],
    ['opened', mail.opened_at],
    ['clicked', mail.clicked_at],
    ['bounced', mail.bounced_at],
    ['reported as spam', mail.complained_at],
    ['unsubscribed', mail.unsubscribed_at],
  ]
    .flatMap(([what, at]) => (at ? [`${what} ${formatDateTime(at)}`] : []))
    .join(', ');

const Line = ({ mail }: { readonly mail: Mail }) => (
  <li className="border-t border-line py-2.5 first:border-0">
    <p className="flex items-start justify-between gap-4">
      <TextLink to={href('adminNewsletterSending', { id: mail.newsletter_id })} className="min-w-0 wrap-anywhere">
        {mail.subject}
      </TextLink>
      <RecipientState state={mail.state} />
    </p>
    <p className="mt-0.5 text-12 wrap-anywhere text-muted">
      {[mail.at && formatDateTime(mail.at), mail.reason, happened(mail)].filter(Boolean).join(' · ')}
    </p>
  </li>
);

/** The newest newsletters that a subscriber got or was to get. */
export const SubscriberMails = ({ mails }: Pick<SubscriberDetail, 'mails'>) => (
  <section aria-labelledby="subscriber-mails" className="mt-5">
    <h3 id="subscriber-mails" className="mb-1 text-16">
      Newsletters
    </h3>
    {mails.length === 0 ? (
      <p className="text-muted">None yet.</p>
    ) : (
      <ul>
        {mails.map((mail) => (
          <Line key={mail.newsletter_id} mail={mail} />
        ))}
      </ul>
    )}
  </section>
);
