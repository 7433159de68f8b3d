import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function SignInPage() {
  useTitle('Sign in');
  return (
    <AuthFrame>
      <h1>Welcome Back</h1>
    </AuthFrame>
  );
}
