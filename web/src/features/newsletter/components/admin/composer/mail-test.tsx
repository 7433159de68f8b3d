import { Send } from 'lucide-react';
import { Button } from '#web/components/ui/action/button.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { api } from '#web/lib/api/api.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

export interface MailTestProps {
  /** Absent before the newsletter is created. */
  readonly id: string | undefined;
  readonly isDirty: boolean;
}

/** Mails the newsletter to whoever writes it. A test shows what is saved. */
export function MailTest({ id, isDirty }: MailTestProps) {
  const { user } = useSession();
  const { busyId, attempt } = useActs();
  const sendTo = (newsletter: string) =>
    attempt(newsletter, 'Failed to send the test', async () => {
      const { message } = await api('POST /admin/newsletters/{id}/test', { params: { id: newsletter } });
      toast.success(message);
    });
  const canSend = id !== undefined && !isDirty;
  return (
    <SectionCard title="Test">
      <p className="pb-3 text-14 break-words text-muted">
        {canSend ? `A mail to ${user?.email}, and to nobody else.` : 'Save first: a test shows what is saved.'}
      </p>
      <Button
        icon={<Send size={16} aria-hidden="true" />}
        disabled={!canSend}
        busy={busyId !== null}
        busyText="Sending…"
        onClick={() => id && void sendTo(id)}
      >
        Send me a test
      </Button>
    </SectionCard>
  );
}
