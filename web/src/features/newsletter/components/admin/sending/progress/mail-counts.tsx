import { formatCount } from '#shared/kernel/format.ts';
import type { MailCounts as Counts } from '#shared/newsletter/sending.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { percentOf } from '../../../../api/admin/open-rate.ts';
import { settledOf } from '../../../../api/admin/sending/sending-words.ts';

type Part = Exclude<keyof Counts, 'total'>;

/** The parts of all mails, in the order of the bar. */
const parts: readonly { readonly part: Part; readonly label: string; readonly note: string; readonly fill: string }[] =
  [
    { part: 'sent', label: 'Sent', note: 'Taken by Amazon SES', fill: 'bg-published' },
    { part: 'failed', label: 'Failed', note: 'Refused by Amazon SES', fill: 'bg-danger' },
    { part: 'suppressed', label: 'Suppressed', note: 'Left before their mail did', fill: 'bg-archived' },
    { part: 'uncertain', label: 'Uncertain', note: 'May have left: not sent again', fill: 'bg-draft' },
    { part: 'open', label: 'Still open', note: 'Not settled yet', fill: 'bg-line-control' },
  ];

function Bar({ counts }: { readonly counts: Counts }) {
  const settled = settledOf(counts);
  return (
    <div
      role="progressbar"
      aria-label="Mails settled"
      aria-valuemin={0}
      aria-valuemax={counts.total}
      aria-valuenow={settled}
      aria-valuetext={`${formatCount(settled)} of ${formatCount(counts.total)}`}
      className="flex h-2.5 overflow-hidden rounded-[3px] bg-sunken"
    >
      {parts
        .filter(({ part }) => part !== 'open')
        .map(({ part, fill }) => (
          <span
            key={part}
            className={classNames('transition-[width] duration-(--slow)', fill)}
            style={{ width: `${counts.total === 0 ? 0 : (counts[part] / counts.total) * 100}%` }}
          />
        ))}
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly note: string;
  readonly count: number;
  /** Of its part of the bar. */
  readonly fill?: string;
}

const Count = ({ label, note, count, fill }: CountProps) => (
  <div className="-mr-px -mb-px border-r border-b border-line px-4 py-3">
    <dt className="flex items-center gap-1.5 font-strong">
      {fill && <span aria-hidden="true" className={classNames('size-2.5 flex-none rounded-[2px]', fill)} />}
      {label}
    </dt>
    <dd className="font-mono text-18 font-medium">{formatCount(count)}</dd>
    <dd className="text-12 text-muted">{note}</dd>
  </div>
);

export interface MailCountsProps {
  readonly title: string;
  readonly counts: Counts;
  /** Whether all who get it are known. */
  readonly isFrozen: boolean;
  readonly isStopped: boolean;
}

/** How many mails of a round are settled, and how: the parts add up to the total. */
export function MailCounts({ title, counts, isFrozen, isStopped }: MailCountsProps) {
  const settled = settledOf(counts);
  return (
    <SectionCard title={title}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-21">
          {formatCount(settled)} of {formatCount(counts.total)} mails
        </span>
        <span className="font-mono text-muted">{percentOf(settled, counts.total)}%</span>
      </p>
      <Bar counts={counts} />
      {!isFrozen && <p className="mt-2 text-muted">Its readers are still being counted: the total grows.</p>}
      <dl
        aria-label="Counts"
        className="mt-4 grid grid-cols-2 overflow-hidden rounded-control border border-line sm:grid-cols-3 xl:grid-cols-6"
      >
        {parts.map(({ part, note, ...look }) => (
          <Count
            key={part}
            {...look}
            note={part === 'open' && isStopped ? 'They get nothing' : note}
            count={counts[part]}
          />
        ))}
        <Count label="Total" note="The sum of these" count={counts.total} />
      </dl>
    </SectionCard>
  );
}
