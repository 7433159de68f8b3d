import type { Figures } from '#shared/analytics/figures.ts';
import { formatDay } from '#shared/kernel/format.ts';
import { type Bar, BarChart } from '#web/components/chart/bar-chart.tsx';
import { ChartTable } from '#web/components/chart/chart-table.tsx';
import { onDayAxis } from '#web/components/chart/day-axis.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';

export interface DayChartProps {
  readonly title: string;
  readonly name: 'revenue' | 'orders';
  readonly figures: Figures;
  /** A value, and one of the axis. */
  readonly format: (value: number) => string;
}

/** A figure by day, beside that of as many days before. */
export function DayChart({ title, name, figures: { days, days_before }, format }: DayChartProps) {
  const bars = days.map(
    (each, index): Bar => ({
      label: formatDay(each.day),
      value: each[name],
      mark: days_before[index]?.[name] ?? 0,
      isOpen: index === days.length - 1,
      onAxis: onDayAxis(index, days.length),
    }),
  );
  const best = bars.reduce((most, each) => (each.value > most.value ? each : most));
  const summary = `${title} in the last ${days.length} days: most on ${best.label} with ${format(best.value)}`;
  const caption = `${title}, and on the same day ${days.length} days earlier`;
  return (
    <SectionCard title={title}>
      <p className="text-12 text-muted">Today is still being counted. The marks are the {days.length} days before.</p>
      <BarChart summary={summary} bars={bars} format={format} />
      <ChartTable
        caption={caption}
        head={['Day', title, `${days.length} days earlier`]}
        rows={bars.toReversed().map(({ label, value, mark = 0 }) => [label, format(value), format(mark)] as const)}
      />
    </SectionCard>
  );
}
