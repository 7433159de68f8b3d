import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useChosenRecipients, useMailTest } from '../../../api/admin/use-mail-test.ts';
import { MailTestDialog } from './mail-test-dialog.tsx';

export interface MailTestProps {
  /** Absent before the newsletter is created. */
  readonly id: string | undefined;
  readonly isDirty: boolean;
}

/** Mails the newsletter to whoever writes it, or to colleagues. A test shows what is saved. */
export function MailTest({ id, isDirty }: MailTestProps) {
  const { busy, sendToMe, sendTo } = useMailTest(id);
  const recipients = useChosenRecipients();
  const [isChoosing, setChoosing] = useState(false);
  const canSend = id !== undefined && !isDirty;
  const close = () => setChoosing(false);
  return (
    <SectionCard title="Test">
      <p className="pb-3 text-14 break-words text-muted">
        {canSend
          ? `A mail to ${recipients.email}, or to colleagues whom you choose.`
          : 'Save first: a test shows what is saved.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Send size={16} aria-hidden="true" />}
          disabled={!canSend}
          busy={busy === 'me'}
          busyText="Sending…"
          onClick={() => void sendToMe()}
        >
          Send me a test
        </Button>
        <Button
          icon={<Users size={16} aria-hidden="true" />}
          disabled={!canSend}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          To colleagues
        </Button>
      </div>
      <MailTestDialog
        open={isChoosing}
        {...{ recipients }}
        busy={busy === 'chosen'}
        onSend={async (chosen) => (await sendTo(chosen)) && close()}
        onClose={close}
      />
    </SectionCard>
  );
}
