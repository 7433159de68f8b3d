import { formatCount, formatDay } from '#shared/kernel/format.ts';
import type { SubscriberGrowth } from '#shared/newsletter/growth.ts';
import { BarChart } from '#web/components/chart/bar-chart.tsx';
import { ChartTable } from '#web/components/chart/chart-table.tsx';
import { onDayAxis } from '#web/components/chart/day-axis.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { markedNet, netOf, signed, withMinus } from '../../../api/admin/growth-figures.ts';

type Growth = Pick<SubscriberGrowth, 'days'>;

const atDay = (days: Growth['days'], index: number) => ({
  label: formatDay(days[index]?.day ?? ''),
  isOpen: index === days.length - 1,
  onAxis: onDayAxis(index, days.length),
});

/** Who joined and who left on each day, and what that comes to. */
export function MovementChart({ days }: Growth) {
  const bars = days.map((day, index) => ({
    ...atDay(days, index),
    ...{ value: day.joined, below: day.left, mark: markedNet(day) },
  }));
  const most = bars.reduce((best, each) => (each.value > best.value ? each : best));
  const title = 'Joined and left by day';
  return (
    <SectionCard title={title}>
      <p className="text-12 text-muted">
        Joined above the line, left below it. On days with both, a mark shows the net growth. Today is still being
        counted.
      </p>
      <BarChart
        summary={`${title} in the last ${days.length} days: most joined on ${most.label}, ${formatCount(most.value)}`}
        bars={bars}
        format={withMinus}
        names={{ mark: 'net growth', below: 'left' }}
      />
      <ChartTable
        caption={title}
        head={['Day', 'Joined', 'Left', 'Net growth']}
        rows={days
          .toReversed()
          .map(
            (day) => [formatDay(day.day), formatCount(day.joined), formatCount(day.left), signed(netOf(day))] as const,
          )}
      />
    </SectionCard>
  );
}

/** How many were on the list at the end of each day. */
export function TotalChart({ days }: Growth) {
  const bars = days.map((day, index) => ({ ...atDay(days, index), value: day.total }));
  const [first, last] = [bars.at(0)?.value ?? 0, bars.at(-1)?.value ?? 0];
  const title = 'Subscribers by day';
  return (
    <SectionCard title={title}>
      <p className="text-12 text-muted">Confirmed subscribers at the end of each day, and today so far.</p>
      <BarChart
        summary={`${title} in the last ${days.length} days: ${formatCount(first)} on ${bars[0]?.label}, ${formatCount(last)} now`}
        bars={bars}
        format={withMinus}
      />
      <ChartTable
        caption={title}
        head={['Day', 'Subscribers']}
        rows={days.toReversed().map(({ day, total }) => [formatDay(day), formatCount(total)] as const)}
      />
    </SectionCard>
  );
}
