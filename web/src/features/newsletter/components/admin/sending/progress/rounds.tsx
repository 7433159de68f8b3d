import { formatCount, formatDateTime } from '#shared/kernel/format.ts';
import type { SendingRound } from '#shared/newsletter/sending.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useTableRoom } from '#web/lib/use-table-room.ts';
import { roundWords } from '../../../../api/admin/sending/sending-words.ts';

export interface RoundsProps {
  readonly rounds: readonly SendingRound[];
  /** Whether the newest one was: such a round never ends by itself. */
  readonly isStopped: boolean;
}

const figures = ['sent', 'failed', 'suppressed', 'uncertain', 'open', 'total'] as const;
const labels = ['Sent', 'Failed', 'Suppressed', 'Uncertain', 'Still open', 'Total'];

interface RowProps {
  readonly round: SendingRound;
  readonly isStopped: boolean;
}

const Row = ({ round: { number, kind, counts, started_at, ended_at }, isStopped }: RowProps) => (
  <tr className="border-b border-line last:border-0">
    <th scope="row" className="min-w-36 py-2 pr-3 text-left font-strong">
      {number}. To {roundWords[kind]}
    </th>
    {figures.map((figure) => (
      <td key={figure} className="px-3 py-2 text-right font-mono">
        {formatCount(counts[figure])}
      </td>
    ))}
    <td className="min-w-32 px-3 py-2 text-muted">{formatDateTime(started_at)}</td>
    <td className="min-w-32 py-2 pl-3 text-muted">
      {ended_at ? formatDateTime(ended_at) : isStopped ? 'Stopped' : 'Not yet'}
    </td>
  </tr>
);

const Table = ({ rounds, isStopped }: RoundsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
  <section aria-label="Table of rounds" tabIndex={0} className="relative overflow-x-auto">
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-12 text-muted">
          <th scope="col" className="py-2 pr-3 text-left font-semibold">
            Round
          </th>
          {labels.map((label) => (
            <th key={label} scope="col" className="px-3 py-2 text-right font-semibold whitespace-nowrap">
              {label}
            </th>
          ))}
          <th scope="col" className="px-3 py-2 text-left font-semibold">
            Began
          </th>
          <th scope="col" className="py-2 pl-3 text-left font-semibold">
            Ended
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <Row key={round.number} {...{ round, isStopped }} />
        ))}
      </tbody>
    </table>
  </section>
);

/** Where a table has no room. */
const List = ({ rounds, isStopped }: RoundsProps) => (
  <ol>
    {rounds.map(({ number, kind, counts, started_at, ended_at }) => (
      <li key={number} className="border-t border-line py-2.5 first:border-0">
        <p className="font-strong">
          {number}. To {roundWords[kind]}
        </p>
        <p>{figures.map((figure, at) => `${labels[at]} ${formatCount(counts[figure])}`).join(', ')}</p>
        <p className="text-12 text-muted">
          Began {formatDateTime(started_at)}
          {ended_at ? `, ended ${formatDateTime(ended_at)}` : isStopped && ', stopped'}
        </p>
      </li>
    ))}
  </ol>
);

/** Each time that it went out. */
export function Rounds(props: RoundsProps) {
  const hasRoom = useTableRoom();
  return <SectionCard title="Rounds">{hasRoom ? <Table {...props} /> : <List {...props} />}</SectionCard>;
}
