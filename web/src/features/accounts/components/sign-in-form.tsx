import { useState } from 'react';
import type { Session } from '#shared/accounts/user.ts';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { LateDialog } from '#web/components/ui/late/late-dialog.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { lateComponent } from '#web/lib/late.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useAuthState } from '../api/auth-state.ts';
import { emailAttributes, emailRules } from '../api/form-rules.ts';
import { useSecondStep } from '../api/second-step.ts';
import { AuthScreen } from './auth-screen.tsx';
import { SecondStep } from './second-factor/second-step.tsx';

const PasswordResetDialog = lateComponent(
  async () => (await import('./password-reset-dialog.tsx')).PasswordResetDialog,
);

/** After the password in tab order, but shown beside its label. */
const ForgotPassword = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="absolute -top-2.5 right-0 min-h-10 text-14 text-accent underline underline-offset-[.18em] hover:text-accent-hover"
  >
    Forgot Password?
  </button>
);

/** Welcome Back: address, password and Forgot Password. */
export function SignInForm() {
  const { signIn } = useSession();
  const { email } = useAuthState();
  const welcome = (session: Session) => {
    signIn(session);
    toast.success('Welcome back!');
  };
  const { step, receive, leave } = useSecondStep(welcome);
  const [isResetting, setResetting] = useState(false);
  const form = useApiForm({
    defaultValues: { email, password: '' },
    fallback: 'Authentication failed',
    send: async (body) => {
      receive(await api('POST /auth/login', { body }), body.password);
    },
  });
  const closeReset = (usedEmail?: string) => {
    setResetting(false);
    if (usedEmail === undefined) return;
    form.setValue('email', usedEmail);
    form.setValue('password', '');
  };
  if (step)
    return (
      <AuthScreen view="auth" title="Second factor" lead="Your password was right." email={form.watch('email')}>
        <SecondStep step={step} onSession={welcome} onBack={leave} />
      </AuthScreen>
    );
  return (
    <AuthScreen
      view="auth"
      title="Welcome Back"
      lead="Sign in to your library, orders and receipts."
      email={form.watch('email')}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
        <FormSummary {...form.summary} />
        <Input label="Email" autoComplete="username" {...emailAttributes} {...form.field('email', emailRules)} />
        <div className="relative">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...form.field('password', { required: 'Please enter your password' })}
          />
          <ForgotPassword onClick={() => setResetting(true)} />
        </div>
        <Button type="submit" variant="primary" size={48} busy={form.busy} busyText="Signing in…">
          Sign In
        </Button>
        <p className="text-14 text-muted">After ten failed tries, signing in is locked for 15 minutes.</p>
      </form>
      {isResetting && (
        <LateDialog part={PasswordResetDialog} open onClose={closeReset}>
          <PasswordResetDialog email={form.getValues('email')} onClose={closeReset} />
        </LateDialog>
      )}
    </AuthScreen>
  );
}
