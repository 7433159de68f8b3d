import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { SendDialog, type ToSend } from '../sending/send-dialog.tsx';

export interface SendNowProps {
  /** As it is saved; absent before it is created. */
  readonly newsletter: ToSend | undefined;
  readonly isDirty: boolean;
}

/** Sends the newsletter to its audience at once, whatever its date. What is sent is what is saved. */
export function SendNow({ newsletter, isDirty }: SendNowProps) {
  const [isAsking, setAsking] = useState(false);
  const canSend = newsletter !== undefined && !isDirty;
  return (
    <SectionCard title="Send">
      <p className="pb-3 text-14 text-muted">
        {canSend ? 'To its audience, at once. You are asked first.' : 'Save first: what is sent is what is saved.'}
      </p>
      <Button
        icon={<MailCheck size={16} aria-hidden="true" />}
        disabled={!canSend}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {newsletter?.scheduled_date ? 'Send now' : 'Send newsletter'}
      </Button>
      <SendDialog newsletter={isAsking && newsletter ? newsletter : null} onClose={() => setAsking(false)} />
    </SectionCard>
  );
}
