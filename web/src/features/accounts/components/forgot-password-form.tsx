import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { toast } from '#web/lib/toast.ts';
import { emailAttributes, emailRules } from '../api/form-rules.ts';
import { resetSentences } from '../api/password-reset.ts';

export interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
  /** Skips the request: the code was mailed earlier. */
  readonly onHasCode: (email: string) => void;
}

/** Requests the mail with the link and the code. The response never reveals whether an address is known. */
export function ForgotPasswordForm({ email, onSent, onHasCode }: ForgotPasswordFormProps) {
  const form = useApiForm({
    defaultValues: { email },
    fallback: 'Failed to send password reset email',
    send: async (body) => {
      await api('POST /auth/request-password-reset', { body });
      toast.success(resetSentences.sent);
      onSent(body.email);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
      <FormSummary {...form.summary} />
      <Input label="Email" autoComplete="username" {...emailAttributes} {...form.field('email', emailRules)} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => onHasCode(form.getValues('email'))}>
          I have a code
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyText="Sending…">
          Send Link and Code
        </Button>
      </div>
    </form>
  );
}
