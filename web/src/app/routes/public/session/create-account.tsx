import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { CreateAccountForm } from '#web/features/accounts/components/create-account-form.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function CreateAccountPage() {
  useTitle('Create account');
  return (
    <AuthFrame>
      <CreateAccountForm />
    </AuthFrame>
  );
}
