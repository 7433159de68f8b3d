import { useId, useRef } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { mostTestRecipients } from '#shared/newsletter/limits.ts';
import type { TestRecipient } from '#shared/newsletter/test-mail.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { useRetryFailed } from '#web/lib/api/swr.ts';
import { useDialogActs } from '#web/lib/use-dialog-acts.ts';
import { type ChosenRecipients, useTestRecipients } from '../../../api/admin/use-mail-test.ts';

export interface MailTestDialogProps {
  readonly recipients: ChosenRecipients;
  readonly busy: boolean;
  /** Nobody twice, somebody at least. */
  readonly onSend: (recipients: readonly string[]) => void;
  readonly onClose: () => void;
}

interface ColleaguesProps extends Pick<MailTestDialogProps, 'recipients'> {
  readonly colleagues: readonly TestRecipient[];
  readonly isFull: boolean;
}

const Colleagues = ({ colleagues, isFull, recipients: { chosen, choose } }: ColleaguesProps) =>
  colleagues.length === 0 ? (
    <p className="py-2 text-14 text-muted">Nobody else writes newsletters here, so a test can only go to you.</p>
  ) : (
    colleagues.map(({ id, name }) => {
      const isChosen = chosen.includes(id);
      return (
        <Checkbox
          key={id}
          label={<bdi className="wrap-anywhere">{name}</bdi>}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={({ target }) => choose(id, target.checked)}
        />
      );
    })
  );

const Waiting = () => (
  <Loading label="Loading your colleagues">
    <Skeleton className="my-3 h-4 w-40" />
    <Skeleton className="my-3 h-4 w-32" />
  </Loading>
);

/** Those of the chosen who can still be chosen. */
function useSendable({ own, chosen }: ChosenRecipients, colleagues: readonly TestRecipient[] = []) {
  const offered = new Set([own, ...colleagues.map(({ id }) => id)]);
  return chosen.filter((id) => offered.has(id));
}

function Acts({
  count,
  busy,
  onSend,
  onClose,
}: {
  count: number;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const acts = useRef<HTMLDivElement>(null);
  useDialogActs(acts);
  return (
    <div ref={acts} className="mt-5 flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" disabled={count === 0} busy={busy} busyText="Sending…" onClick={onSend}>
        {count > 1 ? `Send ${formatItems(count, 'test')}` : 'Send test'}
      </Button>
    </div>
  );
}

function Choice({ recipients, busy, onSend, onClose }: MailTestDialogProps) {
  const { own, email, chosen, choose } = recipients;
  const { data: colleagues, error } = useTestRecipients();
  const retry = useRetryFailed();
  const sendable = useSendable(recipients, colleagues);
  const isFull = sendable.length >= mostTestRecipients;
  const help = useId();
  return (
    <>
      <fieldset aria-describedby={help}>
        <legend className="text-14 font-semibold">Who gets it</legend>
        <Checkbox
          label={<span className="wrap-anywhere">You ({email})</span>}
          checked={chosen.includes(own)}
          disabled={isFull && !chosen.includes(own)}
          onChange={({ target }) => choose(own, target.checked)}
        />
        {colleagues ? (
          <Colleagues {...{ colleagues, isFull, recipients }} />
        ) : error ? (
          <FailedState heading="h3" title="Your colleagues could not be loaded" error={error} onRetry={retry} />
        ) : (
          <Waiting />
        )}
      </fieldset>
      <p id={help} role="status" className="mt-2 text-14 text-muted">
        {sendable.length === 0 ? 'Choose at least one person.' : isFull ? `At most ${mostTestRecipients} at once.` : ''}
      </p>
      <Acts count={colleagues || error ? sendable.length : 0} {...{ busy, onClose }} onSend={() => onSend(sendable)} />
    </>
  );
}

/** Sends a test to oneself, to colleagues, or to both. */
export const MailTestDialog = ({ open, ...props }: MailTestDialogProps & { readonly open: boolean }) => (
  <Dialog
    {...{ open }}
    onOpenChange={(isOpen) => !isOpen && props.onClose()}
    title="Send a test"
    description="The newsletter as it is saved. Colleagues who write newsletters can get it, too."
  >
    <Choice {...props} />
  </Dialog>
);
