import { useSWRConfig } from 'swr';
import { passwordStrength, requiredStrength, weakPassword } from '#shared/accounts/password-strength.ts';
import type { Session } from '#shared/accounts/user.ts';
import { KnownUsername } from '#web/components/account/known-username.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useSecondStep } from '../api/second-step.ts';
import { PasswordStrength } from './password-strength.tsx';
import { SecondStep } from './second-factor/second-step.tsx';

const newRules = {
  required: 'Please enter a new password',
  validate: (password: string) => passwordStrength(password) >= requiredStrength || weakPassword,
  deps: 'confirm',
} as const;
const confirmRules = {
  required: 'Please repeat the new password',
  validate: (confirm: string, values: { readonly new_password: string }) =>
    confirm === values.new_password || 'New passwords do not match',
};

export interface ChangePasswordFormProps {
  readonly onDone: () => void;
  /** The alternative to submitting, and its label. */
  readonly onLeave: () => void;
  readonly leaveLabel: string;
}

/** Old password, new password, and its repetition. The current session continues; all others of the account end. */
export function ChangePasswordForm({ onDone, onLeave, leaveLabel }: ChangePasswordFormProps) {
  const { user, signIn } = useSession();
  const { mutate } = useSWRConfig();
  const goOn = (session: Session) => {
    signIn(session);
    toast.success('Password changed successfully!');
    onDone();
    // During a forced change the server refused every other request: reload everything.
    void mutate(() => true);
  };
  const { step, receive } = useSecondStep(goOn);
  const form = useApiForm({
    defaultValues: { old_password: '', new_password: '', confirm: '' },
    fallback: 'Failed to change password',
    send: async ({ old_password, new_password }) => {
      receive(await api('POST /auth/change-password', { body: { old_password, new_password } }), new_password);
    },
  });
  if (step)
    return (
      <div className="grid gap-4.5">
        <p>Your password is changed. Enter a code to stay signed in here.</p>
        <SecondStep step={step} onSession={goOn} onBack={onLeave} />
      </div>
    );
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <KnownUsername email={user?.email ?? ''} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('old_password', { required: 'Please enter your current password' })}
      />
      <PasswordField label="New password" autoComplete="new-password" {...form.field('new_password', newRules)} />
      <PasswordStrength password={form.watch('new_password')} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.field('confirm', confirmRules)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyText="Changing…">
          Change Password
        </Button>
      </div>
    </form>
  );
}
