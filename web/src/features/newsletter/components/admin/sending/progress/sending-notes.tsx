import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import type { Sending } from '#shared/newsletter/sending.ts';
import { classNames } from '#web/lib/class-names.ts';
import { noAnswer, pauseSentence, waitSentence } from '../../../../api/admin/sending/sending-words.ts';

interface NoteProps {
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

const Note = ({ isWarning = false, children }: NoteProps) => (
  <p
    className={classNames(
      'rounded-card border px-4 py-3.5',
      isWarning ? 'border-draft bg-draft-bg text-draft' : 'border-line bg-surface text-muted',
    )}
  >
    {children}
  </p>
);

export interface SendingNotesProps {
  readonly sending: Sending;
  /** Whether nobody knows at present how it goes on. */
  readonly isOld: boolean;
}

/** What the figures do not say: why it is paused, what it waits for, that it began late, how it ended. */
export function SendingNotes({ sending, isOld }: SendingNotesProps) {
  const { state, pause, wait, planned_for, started_at, counts } = sending;
  return (
    <>
      {isOld && <Note isWarning>{noAnswer}</Note>}
      {state === 'paused' && pause && <Note isWarning>{pauseSentence(pause)}</Note>}
      {state === 'sending' && wait && <Note isWarning>{waitSentence(wait)}</Note>}
      {planned_for && (
        <Note>
          It began late: it was planned for {formatDateTime(planned_for)} and began on {formatDateTime(started_at)}.
        </Note>
      )}
      {sending.is_settling && (
        <Note>It was stopped. Mails that were on their way at that moment are counted within five minutes.</Note>
      )}
      {state === 'stopped' && !sending.is_settling && counts.open > 0 && (
        <Note>
          {sending.rounds.length > 1
            ? 'This round was stopped: those still open do not get it again.'
            : 'It was stopped: those still open get nothing.'}
        </Note>
      )}
    </>
  );
}
