import type { ChangeEvent } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { toast } from '#web/lib/toast.ts';
import { emailAttributes } from '../api/form-rules.ts';
import { resetSentences } from '../api/password-reset.ts';
import { resetCode } from '../api/reset-code.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export interface ResetCodeFormProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onDone: (email: string) => void;
}

/** Keeps only the digits of typed or pasted text such as `123 456`. */
const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
  event.target.value = resetCode(event.target.value);
};

/** Sets a new password with the mailed code. */
export function ResetCodeForm({ email, onBack, onDone }: ResetCodeFormProps) {
  const form = useApiForm({
    defaultValues: { email, code: '', new_password: '', confirm: '' },
    fallback: resetSentences.failed,
    required: 'Please fill in all fields',
    send: async ({ confirm, ...body }) => {
      await api('POST /auth/reset-password-code', { body });
      toast.success(resetSentences.done);
      onDone(body.email);
    },
  });
  const code = form.field('code', { required: 'Please enter the code' });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <Input
        label="Email"
        autoComplete="username"
        {...emailAttributes}
        {...form.field('email', { required: 'Please enter your email address' })}
      />
      <Input
        label="Reset code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...code}
        onChange={(event) => {
          keepDigits(event);
          return code.onChange(event);
        }}
      />
      <NewPasswordFields form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onBack}>
          Send another code
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyText="Resetting…">
          Reset Password
        </Button>
      </div>
    </form>
  );
}
