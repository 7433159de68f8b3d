import { formatCount, formatItems, formatPrice } from '#shared/kernel/format.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useRetryFailed } from '#web/lib/api/swr.ts';
import { useStats, useTraffic } from '../api/live-figures.ts';

interface Tile {
  readonly label: string;
  /** Undefined while it is loading. */
  readonly figure: number | undefined;
  readonly note?: string | undefined;
  /** Nothing is known of it; the part of the page that it is from says why. */
  readonly isFailed?: boolean;
}

const TileBox = ({ label, figure, note, isFailed = false }: Tile) => (
  <div className="-mr-px -mb-px border-r border-b border-line px-4 py-3.5">
    <dt className="font-strong">{label}</dt>
    <dd className="min-h-7 font-mono text-21 font-medium">
      {figure !== undefined ? formatCount(figure) : isFailed ? '–' : <Skeleton className="mt-1 h-5 w-16" />}
    </dd>
    {note && <dd className="text-12 text-muted">{note}</dd>}
  </div>
);

function useTiles(): Tile[] {
  const { data: stats } = useStats();
  const { data: traffic, error } = useTraffic();
  const isFailed = error !== undefined;
  return [
    { label: 'Active visitors', figure: traffic?.active_visitors, note: 'last 5 minutes', isFailed },
    { label: 'Unique visitors today', figure: traffic?.unique_visitors_today, note: traffic?.time_zone, isFailed },
    {
      label: 'Total ebooks',
      figure: stats?.total_ebooks,
      note: stats && `${formatCount(stats.published_ebooks)} published`,
    },
    { label: 'Prompt packages', figure: stats?.prompt_packages },
    { label: 'Coaching packages', figure: stats?.coaching_packages },
    { label: 'Articles', figure: stats?.articles, note: stats && `${formatCount(stats.published_articles)} published` },
    {
      label: 'Newsletter subscribers',
      figure: stats?.newsletter_subscribers,
      note: stats && `${formatCount(stats.confirmed_subscribers)} confirmed`,
    },
    { label: 'Total users', figure: stats?.total_users },
  ];
}

/** The tiles of the dashboard. */
export function PlatformOverview() {
  const { data, error } = useStats();
  const retry = useRetryFailed();
  const tiles = useTiles();
  if (!data && error) return <FailedState title="The figures could not be loaded" error={error} onRetry={retry} />;
  return (
    <section aria-label="Platform Overview">
      <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-4">
        {tiles.map((tile) => (
          <TileBox key={tile.label} {...tile} />
        ))}
      </dl>
      {data && (
        <p className="mt-2 text-12 text-muted">
          Since the beginning: {formatItems(data.total_orders, 'paid order')}, {formatPrice(data.revenue)} after
          refunds.
        </p>
      )}
    </section>
  );
}
