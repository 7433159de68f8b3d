import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { resetSentences } from '../api/password-reset.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Sets a new password with the mailed link, then continues to sign in. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const form = useApiForm({
    defaultValues: { new_password: '', confirm: '' },
    fallback: resetSentences.failed,
    send: async ({ new_password }) => {
      await api('POST /auth/reset-password', { body: { token, new_password } });
      toast.success(resetSentences.done);
      // A reset ends every session of the account; this browser's would otherwise fail only on its next request.
      if (user) await signOut();
      await navigate(href('auth'), { replace: true });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-4.5">
      <FormSummary {...form.summary} />
      <NewPasswordFields form={form} />
      <Button type="submit" variant="primary" size={48} busy={form.busy} busyText="Resetting…">
        Reset Password
      </Button>
      <p className="text-14 text-muted">
        The link works once, for 30 minutes. If it is too late,{' '}
        <TextLink to={href('auth')}>ask for a new one when you sign in</TextLink>.
      </p>
    </form>
  );
}
