import { useState } from 'react';
import type { Session } from '#shared/accounts/user.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import type { SecondStepOf } from '../../api/second-step.ts';
import { CodeInput } from './code-input.tsx';

export interface SecondStepProps {
  readonly step: SecondStepOf;
  readonly onSession: (session: Session) => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

interface StepFormProps extends SecondStepProps {
  readonly onOther: () => void;
}

const Acts = ({ busy, onBack }: { readonly busy: boolean; readonly onBack: () => void }) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Button variant="quiet" onClick={onBack}>
      Back
    </Button>
    <Button type="submit" variant="primary" busy={busy} busyText="Checking…">
      Continue
    </Button>
  </div>
);

const Other = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-10 justify-self-start text-14 text-accent underline underline-offset-[.18em] hover:text-accent-hover"
  >
    {children}
  </button>
);

function CodeForm({ step: { challenge }, onSession, onBack, onOther }: StepFormProps) {
  const form = useApiForm({
    defaultValues: { code: '' },
    fallback: 'The code could not be checked',
    send: async ({ code }) => onSession(await api('POST /auth/second-factor', { body: { challenge, code } })),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <CodeInput
        label="Code"
        help="The six digits that your authenticator shows now"
        autoFocus
        {...form.field('code', { required: 'Please enter the code' })}
      />
      <Other onClick={onOther}>Use a recovery code instead</Other>
      <Acts busy={form.busy} onBack={onBack} />
    </form>
  );
}

function RecoveryForm({ step: { challenge, password }, onSession, onBack, onOther }: StepFormProps) {
  const form = useApiForm({
    defaultValues: { recovery_code: '' },
    fallback: 'The code could not be checked',
    send: async ({ recovery_code }) =>
      onSession(await api('POST /auth/recovery-code', { body: { challenge, password, recovery_code } })),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <Input
        label="Recovery code"
        help="One of the codes that you kept when you set up the second factor. Each works once"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        {...form.field('recovery_code', { required: 'Please enter the code' })}
      />
      <Other onClick={onOther}>Use a code of the authenticator</Other>
      <Acts busy={form.busy} onBack={onBack} />
    </form>
  );
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const [isRecovering, setRecovering] = useState(false);
  const onOther = () => setRecovering(!isRecovering);
  return isRecovering ? <RecoveryForm {...props} onOther={onOther} /> : <CodeForm {...props} onOther={onOther} />;
}
