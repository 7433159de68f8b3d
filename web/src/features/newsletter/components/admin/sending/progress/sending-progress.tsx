import { roundWords } from '../../../../api/admin/sending/sending-words.ts';
import { MailCounts } from './mail-counts.tsx';
import { Rounds } from './rounds.tsx';
import { SendingFacts } from './sending-facts.tsx';
import { SendingNotes, type SendingNotesProps } from './sending-notes.tsx';

/** How far a newsletter is: of one that went out several times, the newest time. */
export function SendingProgress({ sending, isOld }: SendingNotesProps) {
  const { rounds, counts, state } = sending;
  const newest = rounds.at(-1);
  const isFirst = rounds.length < 2;
  return (
    <div className="grid grid-cols-1 gap-5">
      <SendingNotes {...{ sending, isOld }} />
      <MailCounts
        title={isFirst || !newest ? 'Mails' : `Mails of round ${newest.number}, to ${roundWords[newest.kind]}`}
        counts={counts}
        isFrozen={newest?.is_frozen ?? false}
        isStopped={state === 'stopped'}
      />
      <SendingFacts sending={sending} />
      {state === 'sending' && (
        <p className="text-muted">You can close this page: the newsletter is sent all the same.</p>
      )}
      {!isFirst && <Rounds rounds={rounds} isStopped={state === 'stopped'} />}
    </div>
  );
}
