import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { formatCount, formatPrice } from '#web/lib/text/format.ts';

/** Polling interval while the tab is visible. Milliseconds. */
const refreshInterval = 30_000;

/** Tiles of the dashboard, refreshed every 30 seconds. */
export function PlatformOverview() {
  const { data, error, mutate } = useApi('GET /admin/stats', undefined, { refreshInterval });
  if (!data && error)
    return <FailedState title="The figures could not be loaded" error={error} onRetry={() => mutate()} />;
  const tiles = [
    ['Total ebooks', data && formatCount(data.total_ebooks)],
    ['Prompt packages', data && formatCount(data.prompt_packages)],
    ['Total users', data && formatCount(data.total_users)],
    ['Orders', data && formatCount(data.total_orders)],
    ['Revenue', data && formatPrice(data.revenue)],
  ] as const;
  return (
    <section aria-label="Platform Overview">
      <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-5">
        {tiles.map(([label, value]) => (
          <div key={label} className="-mt-px -ml-px flex flex-col-reverse border-t border-l border-line px-4 py-3.5">
            <dt className="font-strong">{label}</dt>
            <dd className="min-h-7 font-mono text-21 font-medium">{value ?? <Skeleton className="mt-1 h-5 w-16" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
