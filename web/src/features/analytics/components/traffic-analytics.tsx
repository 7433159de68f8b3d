import { useId } from 'react';
import type { Traffic } from '#shared/analytics/visit.ts';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import { type Bar, BarChart } from '#web/components/chart/bar-chart.tsx';
import { ChartSkeleton } from '#web/components/chart/chart-skeleton.tsx';
import { ChartTable } from '#web/components/chart/chart-table.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { useRetryFailed } from '#web/lib/api/swr.ts';
import { useTraffic } from '../api/live-figures.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const onAxis = (hour: number): Bar['onAxis'] => (hour % 6 === 0 ? 'always' : hour % 3 === 0 ? 'wide' : undefined);

const barsOf = ({ hourly_visits, hour: current }: Traffic): Bar[] =>
  hourly_visits.map(({ hour, visits }) => ({
    label: clock(hour),
    value: visits,
    isOpen: hour === current,
    onAxis: onAxis(hour),
  }));

function summaryOf({ hourly_visits, hour: current }: Traffic): string {
  const most = hourly_visits.reduce((best, each) => (each.visits > best.visits ? each : best));
  const now = hourly_visits[current]?.visits ?? 0;
  return `Visits by hour today: highest at ${clock(most.hour)} with ${formatCount(most.visits)}, ${formatCount(now)} so far in the hour from ${clock(current)}`;
}

/** Until now: the hours to come would be rows of zeros. */
const rowsOf = ({ hourly_visits, hour: current }: Traffic) =>
  hourly_visits
    .filter(({ hour }) => hour <= current)
    .map(({ hour, visits, returning }) => [clock(hour), formatCount(visits), formatCount(returning)] as const);

function VisitsByHour({ traffic }: { readonly traffic: Traffic }) {
  if (traffic.hourly_visits.every(({ visits }) => visits === 0))
    return <p className="mt-5 text-muted">Nobody has visited the site yet today.</p>;
  return (
    <>
      <BarChart summary={summaryOf(traffic)} bars={barsOf(traffic)} format={formatCount} />
      <ChartTable caption="Visits by hour, today" head={['Hour', 'Visits', 'Returning']} rows={rowsOf(traffic)} />
    </>
  );
}

const keysOf = (traffic: Traffic) =>
  [
    ['Active visitors, last 5 minutes', traffic.active_visitors],
    ['Unique visitors today', traffic.unique_visitors_today],
    ['Returning visitors', traffic.returning_visitors_today],
    ['Total sessions', traffic.total_sessions_today],
  ] as const;

const Loaded = ({ traffic }: { readonly traffic: Traffic }) => (
  <>
    <dl className="mb-2 flex flex-wrap gap-x-7 gap-y-2">
      {keysOf(traffic).map(([label, value]) => (
        <div key={label}>
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="font-mono text-16 font-medium">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
    <VisitsByHour traffic={traffic} />
    <p className="mt-2 text-12 text-muted">
      {formatItems(traffic.page_views_today, 'page view')} today. Admins and bots are not counted, and visitors only if
      they allow the cookie.
    </p>
  </>
);

/** Who visits the site now and today. */
export function TrafficAnalytics() {
  const { data, error } = useTraffic();
  const retry = useRetryFailed();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-5 rounded-card border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-18!">
          Traffic Analytics
        </h2>
        {data && <p className="text-12 text-muted">Visits by hour, today, {data.time_zone}</p>}
      </div>
      {data && error && (
        <p role="status" className="mb-3 text-draft">
          These figures could not be refreshed. The next try is within 30 seconds.
        </p>
      )}
      {data ? (
        <Loaded traffic={data} />
      ) : error ? (
        <FailedState heading="h3" title="The traffic could not be loaded" error={error} onRetry={retry} />
      ) : (
        <Loading label="Loading the traffic">
          <ChartSkeleton />
        </Loading>
      )}
    </section>
  );
}
