import { Mail } from 'lucide-react';
import { Button } from '#web/components/ui/action/button.tsx';
import { useSendVerification } from '../api/email-verification.ts';

/** A reminder, not a gate: everything works unverified, but with a mistyped address the account could be lost. */
export function EmailReminder({ email }: { readonly email: string }) {
  const { busy, isSent, send } = useSendVerification();
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-draft-bg px-4 py-3.5 text-14">
      <Mail size={20} aria-hidden="true" className="flex-none text-draft" />
      <p className="min-w-0 flex-1 basis-64" aria-live="polite">
        {isSent ? (
          <>
            A new link is on its way to <span className="wrap-anywhere">{email}</span>. It works for 7 days.
          </>
        ) : (
          'Please confirm your email address with the link we sent you, so that receipts and password resets reach you.'
        )}
      </p>
      {!isSent && (
        <Button busy={busy} busyText="Sending…" onClick={() => void send()}>
          Send the link again
        </Button>
      )}
    </div>
  );
}
