import { useState } from 'react';
import type { Rewrite } from '#shared/generation/rewrite.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Progress } from '#web/components/ui/feedback/progress.tsx';
import { RewriteForm } from './rewrite-form.tsx';

const Writing = ({
  rewrite,
  title,
  busy,
  onStop,
}: Pick<RewriteStateProps, 'title' | 'busy'> & {
  readonly rewrite: Rewrite;
  readonly onStop: () => void;
}) => (
  <div className="grid gap-2">
    <p role="status">Being written again: “{rewrite.instruction}”</p>
    <Progress label={`Writing “${title}” again`} value={undefined} />
    <div>
      <Button aria-label={`Stop writing “${title}” again`} busy={busy} busyText="Stopping…" onClick={onStop}>
        Stop
      </Button>
    </div>
  </div>
);

/** What came of the last time. */
const Outcome = ({ status, error, instruction }: Rewrite) => {
  if (status === 'failed') return <p className="font-medium text-danger">{error}</p>;
  if (status === 'accepted') return <p className="text-muted">Written again: “{instruction}”</p>;
  return null;
};

export interface RewriteStateProps {
  readonly title: string;
  readonly rewrite: Rewrite | null;
  readonly busy: boolean;
  readonly onAsk: (instruction: string) => Promise<void>;
  readonly onStop: () => void;
}

/** A section's way to another text: asked for, on its way, or what came of it. */
export function RewriteState({ title, rewrite, busy, onAsk, onStop }: RewriteStateProps) {
  const [isAsking, setAsking] = useState(false);
  if (rewrite?.status === 'writing') return <Writing {...{ rewrite, title, busy, onStop }} />;
  if (isAsking)
    return (
      <RewriteForm
        title={title}
        onAsk={async (instruction) => {
          await onAsk(instruction);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    );
  return (
    <div className="grid gap-2">
      {rewrite && <Outcome {...rewrite} />}
      <div>
        <Button aria-label={`Write “${title}” again`} onClick={() => setAsking(true)}>
          Write again
        </Button>
      </div>
    </div>
  );
}
