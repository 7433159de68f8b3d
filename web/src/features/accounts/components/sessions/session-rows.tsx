import type { OpenSession } from '#shared/accounts/open-session.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import type { EndingSession } from '../../api/end-session.ts';

export interface SessionRowsProps {
  readonly sessions: readonly OpenSession[];
  /** Absent for those who may only look. */
  readonly ending?: EndingSession | undefined;
  /** What ending one of them, not this one, means for whom it is about. */
  readonly effect: string;
}

const Row = ({ session, onEnd }: { readonly session: OpenSession; readonly onEnd: (() => void) | undefined }) => {
  const { device, back_office, current, began_at, last_used_at } = session;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3 first:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong">
          <span>{device}</span>
          {current && <Badge look="accent">This session</Badge>}
        </p>
        <p className="mt-0.5 text-12 text-muted">
          {back_office ? 'Signed in to the back-office' : 'Signed in'} {formatDateTime(began_at)}
        </p>
        {!current && <p className="text-12 text-muted">Last used {formatDateTime(last_used_at)}</p>}
      </div>
      {onEnd && (
        <Button
          className="flex-none"
          onClick={onEnd}
          aria-label={`End session: ${device}, signed in ${formatDateTime(began_at)}`}
        >
          End session
        </Button>
      )}
    </li>
  );
};

/** Where somebody is signed in, and the question before one of these sessions ends. */
export function SessionRows({ sessions, ending, effect }: SessionRowsProps) {
  const asked = ending?.asked;
  return (
    <>
      <ul className="w-full">
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnd={ending && (() => ending.ask(session))} />
        ))}
      </ul>
      <AlertDialog
        open={Boolean(asked)}
        onOpenChange={(open) => !open && ending?.ask(null)}
        title="Are you sure you want to end this session?"
        description={
          asked?.current ? 'It is the one you are in: you are signed out here.' : `${asked?.device}: ${effect}`
        }
        confirmLabel="End session"
        busy={ending?.busy}
        busyText="Ending…"
        onConfirm={() => void ending?.confirm()}
      />
    </>
  );
}
