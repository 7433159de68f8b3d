import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** How many campaigns there are and were sent, and, for those who see them, how many subscribers. */
export function NewsletterSummary() {
  const { may } = useSession();
  const seesSubscribers = may('admin');
  const campaigns = useApi('GET /admin/newsletters/summary');
  const subscribers = useApi(seesSubscribers ? 'GET /admin/newsletter-subscribers/summary' : null);
  const tiles = [
    ['Total campaigns', campaigns.data && formatCount(campaigns.data.campaigns)],
    ['Sent', campaigns.data && formatCount(campaigns.data.sent)],
    ['Subscribers', subscribers.data && formatCount(subscribers.data.subscribers)],
    ['Confirmed', subscribers.data && formatCount(subscribers.data.confirmed)],
  ] as const;
  return (
    <Tiles
      tiles={seesSubscribers ? tiles : tiles.slice(0, 2)}
      isFailed={(campaigns.error ?? subscribers.error) !== undefined}
    />
  );
}
