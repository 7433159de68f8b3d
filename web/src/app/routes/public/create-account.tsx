import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function CreateAccountPage() {
  useTitle('Create account');
  return (
    <AuthFrame>
      <h1>Create Account</h1>
    </AuthFrame>
  );
}
