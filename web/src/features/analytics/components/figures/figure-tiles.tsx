import type { DayFigures, Figures } from '#shared/analytics/figures.ts';
import { formatCount, formatPrice } from '#shared/kernel/format.ts';
import { changeInWords } from '../../api/change.ts';

const tiles: readonly (readonly [name: keyof DayFigures, label: string, format: (value: number) => string])[] = [
  ['revenue', 'Revenue after refunds', formatPrice],
  ['orders', 'Orders', formatCount],
  ['refunded', 'Refunds', formatPrice],
  ['sign_ups', 'Sign-ups', formatCount],
  ['missed_searches', 'Searches without result', formatCount],
];

/** The sums of a period, each with its change. */
export const FigureTiles = ({ figures: { sums, sums_before, days } }: { readonly figures: Figures }) => (
  <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-5">
    {tiles.map(([name, label, format]) => (
      <div key={name} className="-mr-px -mb-px border-r border-b border-line px-4 py-3.5">
        <dt className="font-strong">{label}</dt>
        <dd className="font-mono text-21 font-medium">{format(sums[name])}</dd>
        <dd className="text-12 text-muted">{changeInWords(sums[name], sums_before[name], days.length)}</dd>
      </div>
    ))}
  </dl>
);
