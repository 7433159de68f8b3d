import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { useApi, useRetryFailed } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { openRate } from '../../api/admin/open-rate.ts';
import { SubscriberGrowth } from './growth/subscriber-growth.tsx';
import { SentNewsletters } from './sent-newsletters.tsx';

/** What became of the mails of all campaigns and of the newest ones; and, for those who see subscribers, how their list grew. */
export function NewsletterAnalytics() {
  const { may } = useSession();
  const { data, error } = useApi('GET /admin/newsletters/summary');
  const retry = useRetryFailed();
  const tiles = [
    ['Total sent', data && formatCount(data.sent_count)],
    ['Opens', data && formatCount(data.open_count)],
    ['Clicks', data && formatCount(data.click_count)],
    ['Open rate', data && `${openRate(data)}%`],
  ] as const;
  return (
    <>
      {!data && error ? (
        <FailedState title="The figures could not be loaded" error={error} onRetry={retry} />
      ) : (
        <Tiles tiles={tiles} isFailed={false} />
      )}
      {data?.sent_count === 0 && (
        <div className="mt-5">
          <EmptyState title="Nothing has been sent yet">
            Opens and clicks are counted from the first campaign on that is sent.
          </EmptyState>
        </div>
      )}
      {data && data.sent_count > 0 && (
        <div className="mt-8">
          <SentNewsletters />
        </div>
      )}
      {may('admin') && <SubscriberGrowth />}
    </>
  );
}
