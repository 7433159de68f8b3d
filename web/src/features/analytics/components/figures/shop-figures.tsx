import type { DayFigures, Figures } from '#shared/analytics/figures.ts';
import { formatCount, formatPrice } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { FigureSection } from '#web/components/chart/figure-section.tsx';
import { FigureTiles } from '#web/components/chart/figure-tiles.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { changeInWords } from '#web/lib/figures/change.ts';
import { useFigures } from '../../api/figures.ts';
import { DayChart } from './day-chart.tsx';
import { BestSellers, MissedSearches } from './figure-lists.tsx';

const dollars = (value: number): string =>
  Number.isInteger(value) && value >= 0 ? `$${formatCount(value)}` : formatPrice(value);

const tiles: readonly (readonly [name: keyof DayFigures, label: string, format: (value: number) => string])[] = [
  ['revenue', 'Revenue after refunds', formatPrice],
  ['orders', 'Orders', formatCount],
  ['refunded', 'Refunds', formatPrice],
  ['sign_ups', 'Sign-ups', formatCount],
  ['missed_searches', 'Searches without result', formatCount],
];

/** The sums of a period, each with its change. */
const tilesOf = ({ sums, sums_before, days }: Figures) =>
  tiles.map(([name, label, format]) => ({
    ...{ label, figure: format(sums[name]), note: changeInWords(sums[name], sums_before[name], days.length) },
  }));

const isEmpty = ({ sums, sums_before }: Figures): boolean =>
  [sums, sums_before].every((figures) => Object.values(figures).every((value) => value === 0));

const NothingYet = ({ days }: { readonly days: number }) => (
  <EmptyState
    heading="h3"
    title={`Nothing was sold or looked for in the last ${2 * days} days`}
    action={<ButtonLink to={href('adminEbooks')}>Go to the ebooks</ButtonLink>}
  >
    Sales, sign-ups and searches without result are counted here from the first one on.
  </EmptyState>
);

function Loaded({ figures }: { readonly figures: Figures }) {
  if (isEmpty(figures)) return <NothingYet days={figures.days.length} />;
  const hasSales = [...figures.days, ...figures.days_before].some(({ orders, refunded }) => orders > 0 || refunded > 0);
  return (
    <>
      <FigureTiles tiles={tilesOf(figures)} />
      <p className="mt-2 text-12 text-muted">
        Days of {figures.time_zone}, today included. A refund lowers the day on which it was made.
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2 *:min-w-0">
        {hasSales && <DayChart title="Revenue by day" name="revenue" figures={figures} format={dollars} />}
        {hasSales && <DayChart title="Orders by day" name="orders" figures={figures} format={formatCount} />}
        <BestSellers ebooks={figures.best_sellers} />
        <MissedSearches terms={figures.missed_terms} />
      </div>
    </>
  );
}

/** What was sold, who signed up and what was missed in the last days, beside the days before. */
export function ShopFigures() {
  const { data, error, period, choose } = useFigures();
  return (
    <FigureSection title="Sales and sign-ups" noun="the sales" {...{ period, data, error }} onChoose={choose}>
      {(figures) => <Loaded figures={figures} />}
    </FigureSection>
  );
}
