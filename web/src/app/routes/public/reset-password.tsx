import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function ResetPasswordPage() {
  useTitle('Reset password');
  return (
    <AuthFrame>
      <h1>Reset Password</h1>
    </AuthFrame>
  );
}
