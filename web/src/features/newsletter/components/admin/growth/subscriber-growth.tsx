import { formatCount } from '#shared/kernel/format.ts';
import type { SubscriberGrowth as Growth } from '#shared/newsletter/growth.ts';
import { FigureSection } from '#web/components/chart/figure-section.tsx';
import { FigureTiles } from '#web/components/chart/figure-tiles.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { usePeriod } from '#web/lib/figures/use-period.ts';
import { growthTiles, isEmptyList, isStill } from '../../../api/admin/growth-figures.ts';
import { MovementChart, TotalChart } from './growth-charts.tsx';

/** What is counted, and how those left who did. */
function Meaning({ growth: { time_zone, sums, left_by } }: { readonly growth: Growth }) {
  const ways = Object.entries(left_by).map(([how, count]) => `${formatCount(count)} ${how}`);
  return (
    <p className="mt-2 text-12 text-muted">
      Days of {time_zone}, today included. Only confirmed subscribers are counted. People join by confirming or by being
      imported; they leave by unsubscribing, or by being suppressed or removed.
      {sums.left > 0 && ` Of those who left: ${ways.join(', ')}.`}
    </p>
  );
}

function Loaded({ growth }: { readonly growth: Growth }) {
  if (isEmptyList(growth))
    return (
      <EmptyState heading="h3" title="Nobody is subscribed yet">
        From the first confirmed subscriber on, this shows who joins and who leaves.
      </EmptyState>
    );
  return (
    <>
      <FigureTiles tiles={growthTiles(growth)} />
      <Meaning growth={growth} />
      {isStill(growth) ? (
        <p className="mt-5 text-muted">Nobody joined or left in these {growth.days.length} days.</p>
      ) : (
        <div className="mt-5 grid gap-5 md:grid-cols-2 *:min-w-0">
          <MovementChart days={growth.days} />
          <TotalChart days={growth.days} />
        </div>
      )}
    </>
  );
}

/** How the list of subscribers grew in the last days, beside the days before. */
export function SubscriberGrowth() {
  const { period, choose } = usePeriod();
  const { data, error } = useApi('GET /admin/newsletter-subscribers/growth', { query: { days: period } });
  return (
    <FigureSection title="Subscribers over time" noun="the growth" {...{ period, data, error }} onChoose={choose}>
      {(growth) => <Loaded growth={growth} />}
    </FigureSection>
  );
}
