import { formatCount } from '#shared/kernel/format.ts';
import type { NewsletterReport as Report, Sending } from '#shared/newsletter/sending.ts';
import { ChartSkeleton } from '#web/components/chart/chart-skeleton.tsx';
import { FigureTiles } from '#web/components/chart/figure-tiles.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { percentOf } from '../../../../api/admin/open-rate.ts';
import { isOver } from '../../../../api/admin/sending/sending-words.ts';
import { ClickedLinks } from './clicked-links.tsx';
import { MachineFigures } from './machine-figures.tsx';
import { OverTimeChart } from './over-time-chart.tsx';

/** Milliseconds; only while mails leave. */
const pollEvery = 15_000;

const tilesOf = ({ sent, opens, clicks, unsubscribes, bounces, complaints }: Report) => {
  const share = (count: number) => `${percentOf(count, sent)}%`;
  return [
    { label: 'Open rate', figure: share(opens), note: `${formatCount(opens)} of ${formatCount(sent)} opened it` },
    { label: 'Click rate', figure: share(clicks), note: `${formatCount(clicks)} followed a link` },
    { label: 'Unsubscribed', figure: formatCount(unsubscribes), note: `${share(unsubscribes)} of those who got it` },
    { label: 'Bounces', figure: formatCount(bounces), note: `${share(bounces)} of its mails came back` },
    { label: 'Spam reports', figure: formatCount(complaints), note: `${percentOf(complaints, sent, 2)}% of its mails` },
  ];
};

const Ready = ({ report }: { readonly report: Report }) => (
  <div className="grid grid-cols-1 gap-5">
    <div>
      <FigureTiles tiles={tilesOf(report)} />
      <p className="mt-2 text-12 text-muted">Everything is counted once for each recipient, whatever they do again.</p>
    </div>
    <OverTimeChart points={report.over_time} />
    <ClickedLinks links={report.links} sent={report.sent} />
    <MachineFigures report={report} />
  </div>
);

const ReportSkeleton = () => (
  <Loading label="Loading the report">
    <Skeleton className="h-24 w-full rounded-card" />
    <ChartSkeleton />
  </Loading>
);

/** What came of a newsletter. */
export function NewsletterReport({ sending: { newsletter_id: id, state } }: { readonly sending: Sending }) {
  const settings = { refreshInterval: isOver(state) ? 0 : pollEvery };
  const { data, error, mutate } = useApi('GET /admin/newsletters/{id}/report', { params: { id } }, settings);
  if (!data && error)
    return <FailedState title="The report could not be loaded" error={error} onRetry={() => mutate()} />;
  if (!data) return <ReportSkeleton />;
  if (data.sent === 0)
    return (
      <EmptyState title="Nothing to report yet">
        Opens and clicks are counted from the first mail on that was sent.
      </EmptyState>
    );
  return <Ready report={data} />;
}
