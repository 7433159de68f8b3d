import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { SignInForm } from '#web/features/accounts/components/sign-in-form.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function SignInPage() {
  useTitle('Sign in');
  return (
    <AuthFrame>
      <SignInForm />
    </AuthFrame>
  );
}
