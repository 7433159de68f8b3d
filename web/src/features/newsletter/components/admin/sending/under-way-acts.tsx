import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import type { SendingActs } from '../../../api/admin/sending/use-sending.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

function StopButton({ acts: { busy, stop } }: { readonly acts: SendingActs }) {
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
        description="Whoever has not been mailed gets nothing, for good: it cannot go on after this. To go on later, pause it."
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
  readonly acts: SendingActs;
}

/** What can be done while a newsletter is on its way. One button pauses and resumes, so that it keeps the focus. */
export const UnderWayActs = ({ isPaused, acts }: UnderWayActsProps) => (
  <>
    <Button
      variant={isPaused ? 'primary' : 'secondary'}
      icon={isPaused ? <Play {...icon} /> : <Pause {...icon} />}
      busy={acts.busy === 'pause' || acts.busy === 'resume'}
      busyText={isPaused ? 'Resuming…' : 'Pausing…'}
      onClick={() => void (isPaused ? acts.resume() : acts.pause())}
    >
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
    <StopButton acts={acts} />
  </>
);
