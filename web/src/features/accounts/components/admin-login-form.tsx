import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Session } from '#shared/accounts/user.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { PasswordInput } from '#web/components/ui/form/password-input.tsx';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useSecondStep } from '../api/second-step.ts';
import { SecondStep } from './second-factor/second-step.tsx';

interface Values {
  readonly email: string;
  readonly password: string;
}

/** The same message for every refusal; only rate limits and network failures say more. */
const failure = (error: unknown): string =>
  error instanceof ApiProblem && [0, 429, 503].includes(error.status) ? error.detail : 'Invalid admin credentials';

/** The admin's email and password. `onDone` opens the back-office. */
export function AdminLoginForm({ onDone }: { readonly onDone: () => void }) {
  const { signIn, prepareSignIn } = useSession();
  const { register, handleSubmit, formState } = useForm<Values>();
  const enter = (session: Session) => {
    signIn(session);
    toast.success('Admin access granted!');
    onDone();
  };
  const { step, receive, leave } = useSecondStep(enter);
  const [refusal, setRefusal] = useState<string>();
  const submit = handleSubmit(async (body) => {
    setRefusal(undefined);
    prepareSignIn();
    try {
      receive(await api('POST /auth/admin-login', { body }), body.password);
    } catch (error) {
      setRefusal(failure(error));
    }
  });
  const { errors, isSubmitting, submitCount } = formState;
  if (step)
    return (
      <div className="mt-6">
        <SecondStep step={step} onSession={enter} onBack={leave} />
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <FormSummary errors={refusal ? [{ message: refusal }] : []} attempt={submitCount} />
      <Input
        label="Admin email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email', { required: 'Please enter your email address' })}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: 'Please enter your password' })}
      />
      <Button type="submit" variant="primary" size={48} busy={isSubmitting} busyText="Signing in…">
        Sign In
      </Button>
    </form>
  );
}
