import { useState } from 'react';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';

export interface PasswordResetDialogProps {
  /** Already typed on the page. */
  readonly email: string;
  /** Called with the address if a new password was set. */
  readonly onClose: (email?: string) => void;
}

/** Forgot Password, then Enter Reset Code: one dialog, to keep the focus inside between the two. */
export function PasswordResetDialog({ email, onClose }: PasswordResetDialogProps) {
  const [address, setAddress] = useState(email);
  const [step, setStep] = useState<'email' | 'code'>('email');
  const goOn = (next: string) => {
    setAddress(next);
    setStep('code');
  };
  const isFirst = step === 'email';
  return (
    <Dialog
      open
      onOpenChange={() => onClose()}
      title={isFirst ? 'Forgot Password' : 'Enter Reset Code'}
      description={
        isFirst
          ? 'Tell us the address of your account. We mail a link and a 6-digit code; both work once, for 30 minutes.'
          : 'If there is an account with this address, the code is in its mailbox now. The link in the same mail works too.'
      }
    >
      {isFirst ? (
        <ForgotPasswordForm email={address} onSent={goOn} onHasCode={goOn} />
      ) : (
        <ResetCodeForm email={address} onBack={() => setStep('email')} onDone={onClose} />
      )}
    </Dialog>
  );
}
