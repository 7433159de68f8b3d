import { formatSize } from '#shared/kernel/format.ts';
import type { SendingState } from '#web/lib/upload/use-sending.ts';
import { Button } from '../ui/action/button.tsx';
import { Progress } from '../ui/feedback/progress.tsx';

export interface SendingLineProps {
  readonly label: string;
  readonly sending: SendingState;
  readonly onCancel: () => void;
}

/** `42 % · 3.1 MB/s`; the server looks at a file once it has all of it. */
function wordsOf({ share, speed }: SendingState): string {
  if (share === 1) return 'Checking…';
  const percent = `${Math.floor(share * 100)} %`;
  return speed ? `${percent} · ${formatSize(Math.round(speed))}/s` : percent;
}

/** A long form is sent from its end: without this, the progress of its file may be out of sight. */
const intoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

/** How far a file is, how fast it goes, and a way to stop it. */
export const SendingLine = ({ label, sending, onCancel }: SendingLineProps) => (
  <div ref={intoView} className="flex scroll-my-24 items-center gap-3">
    <Progress className="min-w-16 flex-1" label={`Upload of ${label}`} value={sending.share} />
    <span className="w-32 text-14 text-muted tabular-nums">{wordsOf(sending)}</span>
    <Button variant="quiet" onClick={onCancel} aria-label={`Cancel the upload of ${label}`}>
      Cancel
    </Button>
  </div>
);
