import { formatDateTime } from '#shared/kernel/format.ts';
import type { Sending } from '#shared/newsletter/sending.ts';
import { isOver, rateWords, timeLeft, timeTaken } from '../../../../api/admin/sending/sending-words.ts';

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="-mr-px -mb-px border-r border-b border-line px-4 py-3.5">
    <dt className="text-12 text-muted">{label}</dt>
    <dd className="mt-0.5 text-16 font-strong tabular-nums">{value}</dd>
  </div>
);

const unknown = 'Not known yet';

/** Of the newest round, if there are several. Of one under way: how fast it is and when it may be done; of one that is over: how long it took. */
export function SendingFacts({ sending }: { readonly sending: Sending }) {
  const { state, rate, seconds_left, ended_at, rounds } = sending;
  const { started_at } = rounds.at(-1) ?? sending;
  return (
    <dl
      aria-label="Pace"
      className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-3"
    >
      <Fact label="Began" value={formatDateTime(started_at)} />
      {isOver(state) ? (
        <>
          <Fact label="Ended" value={ended_at ? formatDateTime(ended_at) : '–'} />
          <Fact label="Took" value={ended_at ? timeTaken(started_at, ended_at) : '–'} />
        </>
      ) : (
        <>
          <Fact
            label="Mails a second"
            value={state === 'paused' ? 'None' : rate === null ? unknown : rateWords(rate)}
          />
          <Fact
            label="Time left"
            value={
              state === 'paused' ? 'Until it is resumed' : seconds_left === null ? unknown : timeLeft(seconds_left)
            }
          />
        </>
      )}
    </dl>
  );
}
