import { Pause, Play, Square } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { focusHeading } from '#web/components/ui/dialog/use-focus-return.ts';
import type { SendingActs } from '../../../api/admin/sending/use-sending.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

const ofAll =
  'Whoever has not been mailed gets nothing, for good: it cannot go on after this. To go on later, pause it.';
const ofFurtherRound =
  'Whoever has not been mailed this time is not: this round cannot go on after this. The newsletter stays sent. To go on later, pause it.';

interface StopButtonProps {
  readonly isFurther: boolean;
  readonly acts: SendingActs;
}

function StopButton({ isFurther, acts: { busy, stop } }: StopButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    await stop();
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" icon={<Square {...icon} />} onClick={() => setAsking(true)}>
        Stop
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Are you sure you want to stop this newsletter?"
        description={isFurther ? ofFurtherRound : ofAll}
        confirmLabel="Stop newsletter"
        busy={busy === 'stop'}
        busyText="Stopping…"
        onConfirm={() => void confirm()}
      />
    </>
  );
}

export interface UnderWayActsProps {
  readonly isPaused: boolean;
  /** Whether everybody has had it before, and this is another round. */
  readonly isFurther: boolean;
  readonly acts: SendingActs;
}

/** These acts go when the last mail has left. Whoever has the focus on one of them goes on from the heading. */
function useFocusAfterThem() {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (group.current?.contains(document.activeElement)) focusHeading();
    },
    [],
  );
  return group;
}

/** What can be done while a newsletter is on its way. One button pauses and resumes, so that it keeps the focus. */
export function UnderWayActs({ isPaused, isFurther, acts }: UnderWayActsProps) {
  const group = useFocusAfterThem();
  return (
    <div ref={group} className="contents">
      <Button
        variant={isPaused ? 'primary' : 'secondary'}
        icon={isPaused ? <Play {...icon} /> : <Pause {...icon} />}
        busy={acts.busy === 'pause' || acts.busy === 'resume'}
        busyText={isPaused ? 'Resuming…' : 'Pausing…'}
        onClick={() => void (isPaused ? acts.resume() : acts.pause())}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <StopButton {...{ isFurther, acts }} />
    </div>
  );
}
