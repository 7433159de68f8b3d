import { formatCount, formatDate } from '#shared/kernel/format.ts';
import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApiPage, useRetryFailed } from '#web/lib/api/swr.ts';
import { clickRate, openRate } from '../../api/admin/open-rate.ts';

/** How many are listed: the campaigns have them all. */
const newest = 10;

const heads = ['Sent', 'Open rate', 'Click rate'] as const;

const Row = ({ newsletter }: { readonly newsletter: NewsletterCard }) => (
  <tr className="border-b border-line last:border-0">
    <th scope="row" className="py-2.5 pr-3 text-left font-normal">
      <TextLink
        to={href('adminNewsletterSending', { id: newsletter.id }, { tab: 'report' })}
        className="font-strong wrap-anywhere"
      >
        {newsletter.subject}
      </TextLink>
      {newsletter.sent_at && <span className="block text-12 text-muted">{formatDate(newsletter.sent_at)}</span>}
    </th>
    {[formatCount(newsletter.sent_count), `${openRate(newsletter)}%`, `${clickRate(newsletter)}%`].map((figure, at) => (
      <td key={heads[at]} className="py-2.5 pl-3 text-right align-top font-mono sm:pl-6">
        {figure}
      </td>
    ))}
  </tr>
);

const Table = ({ newsletters }: { readonly newsletters: readonly NewsletterCard[] }) => (
  <table className="w-full border-collapse">
    <thead>
      <tr className="border-b border-line text-12 text-muted">
        <th scope="col" className="py-2 pr-3 text-left font-semibold">
          Newsletter
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className="py-2 pl-3 text-right align-bottom font-semibold sm:pl-6">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {newsletters.map((newsletter) => (
        <Row key={newsletter.id} newsletter={newsletter} />
      ))}
    </tbody>
  </table>
);

/** What came of the newest newsletters that were sent. */
export function SentNewsletters() {
  const query = { status: 'ended', limit: newest } as const;
  const { data, error } = useApiPage('GET /admin/newsletters', { query });
  const retry = useRetryFailed();
  if (!data && error)
    return <FailedState title="The newsletters that were sent could not be loaded" error={error} onRetry={retry} />;
  if (!data)
    return (
      <Loading label="Loading the newsletters that were sent">
        <Skeleton className="h-60 w-full rounded-card" />
      </Loading>
    );
  return (
    <RecordSection
      title="Sent newsletters"
      aside="The newest ten"
      {...(data.items.length === 0 && { empty: 'None yet' })}
    >
      <Table newsletters={data.items} />
    </RecordSection>
  );
}
