import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatItems } from '#shared/kernel/format.ts';
import { interestLabel } from '#shared/newsletter/interests.ts';
import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { postalLines } from '#shared/settings/postal-address.ts';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useSendNewsletter } from '../../../api/admin/sending/use-send-newsletter.ts';
import { UncountedAudience } from '../uncounted-audience.tsx';

/** What is asked about. */
export type ToSend = Pick<NewsletterCard, 'id' | 'subject' | 'interests' | 'scheduled_date'>;

/** How many people would get it now; counted anew for each question. */
function useAudience(newsletter: ToSend | null) {
  const query = { interests: newsletter?.interests.join(',') ?? '' };
  return useApi(newsletter && 'GET /admin/newsletters/audience', { query });
}
type Audience = ReturnType<typeof useAudience>;

interface CountProps {
  readonly audience: Audience;
  /** Whether its topics choose among the subscribers. */
  readonly hasTopics: boolean;
}

function Count({ audience: { data, error, mutate }, hasTopics }: CountProps) {
  if (data?.count === 0)
    return hasTopics
      ? 'Nobody: no confirmed subscriber has chosen its topics.'
      : 'Nobody: there is no confirmed subscriber yet.';
  if (data) return formatItems(data.count, 'confirmed subscriber');
  return error ? <UncountedAudience onRetry={mutate} /> : 'Counting…';
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line py-2">
    <span className="text-muted">{label}</span>
    <span className="wrap-anywhere text-ink">{children}</span>
  </span>
);

/** Mails to an audience have to say where a letter reaches their sender; a shop may have no address yet. */
function MissingAddress() {
  const { data } = useApi('GET /settings');
  if (!data || postalLines(data.postal_address).length > 0) return null;
  return (
    <span className="block border-t border-line py-2 text-danger">
      The shop has no postal address, which laws ask for in a newsletter. Give one in the{' '}
      <Link to={href('adminSettings')} className="underline">
        settings
      </Link>
      .
    </span>
  );
}

function Facts({ newsletter, audience }: { readonly newsletter: ToSend; readonly audience: Audience }) {
  const { subject, interests, scheduled_date } = newsletter;
  return (
    <span className="mt-1 block">
      <Fact label="Subject">{subject}</Fact>
      <Fact label="Topics">{interests.map(interestLabel).join(', ') || 'All: it goes to everybody'}</Fact>
      <Fact label="To">
        <span role="status" className="font-strong">
          <Count audience={audience} hasTopics={interests.length > 0} />
        </span>
      </Fact>
      <MissingAddress />
      <span className="block border-t border-line pt-3">
        {scheduled_date && `It is planned for ${formatDateTime(scheduled_date)} and would go now instead. `}
        It starts at once. You can pause or stop it, but nobody can call back what has left.
      </span>
    </span>
  );
}

export interface SendDialogProps {
  /** As it is saved; null while nothing is to be sent. */
  readonly newsletter: ToSend | null;
  readonly onClose: () => void;
}

/** Asks before a newsletter goes to its audience, and says to how many. */
export function SendDialog({ newsletter, onClose }: SendDialogProps) {
  const audience = useAudience(newsletter);
  const { isBusy, send } = useSendNewsletter();
  const confirm = async () => {
    if (newsletter) await send(newsletter.id);
    onClose();
  };
  return (
    <AlertDialog
      open={newsletter !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Are you sure you want to send this newsletter?"
      description={newsletter && <Facts {...{ newsletter, audience }} />}
      confirmLabel="Send newsletter"
      variant="primary"
      canConfirm={(audience.data?.count ?? 0) > 0}
      busy={isBusy}
      busyText="Sending…"
      onConfirm={() => void confirm()}
    />
  );
}
