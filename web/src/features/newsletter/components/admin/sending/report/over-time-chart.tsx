import { formatCount } from '#shared/kernel/format.ts';
import type { NewsletterReport } from '#shared/newsletter/sending.ts';
import { BarChart } from '#web/components/chart/bar-chart.tsx';
import { ChartTable } from '#web/components/chart/chart-table.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { type Moment, overTime } from '../../../../api/admin/sending/over-time.ts';

/** More bars could not be told apart. */
const mostBars = 90;
/** Labels below the axis that a wide window has room for; on a phone every second one stays. */
const labels = 5;

const format = (value: number): string => formatCount(Math.abs(value));

function barsOf(moments: readonly Moment[]) {
  const step = Math.max(1, Math.ceil(moments.length / labels));
  return moments.map(({ label, opens, clicks }, index) => ({
    ...{ label, value: opens, below: clicks },
    ...(index % step === 0 && { onAxis: (index / step) % 2 === 0 ? ('always' as const) : ('wide' as const) }),
  }));
}

/** Opens above the axis and clicks below it, with the figures behind them. */
export function OverTimeChart({ points }: { readonly points: NewsletterReport['over_time'] }) {
  const { unit, moments } = overTime(points);
  const title = 'Opens and clicks over time';
  if (moments.length === 0)
    return (
      <SectionCard title={title}>
        <p className="text-muted">Nobody has opened it or followed a link yet.</p>
      </SectionCard>
    );
  const drawn = moments.slice(0, mostBars);
  const most = drawn.reduce((best, each) => (each.opens > best.opens ? each : best));
  return (
    <SectionCard title={title}>
      <p className="text-12 text-muted">
        Opens above the line, clicks below it, by {unit} (UTC).
        {drawn.length < moments.length && ` The picture has the first ${mostBars} ${unit}s.`}
      </p>
      <BarChart
        summary={`${title}, by ${unit}: most opens on ${most.label}, ${formatCount(most.opens)}`}
        bars={barsOf(drawn)}
        format={format}
        names={{ mark: 'before', below: 'clicks' }}
      />
      <ChartTable
        caption={title}
        head={[unit === 'hour' ? 'Hour' : 'Day', 'Opens', 'Clicks']}
        rows={moments
          .filter(({ opens, clicks }) => opens + clicks > 0)
          .map(({ label, opens, clicks }) => [label, formatCount(opens), formatCount(clicks)] as const)}
      />
    </SectionCard>
  );
}
