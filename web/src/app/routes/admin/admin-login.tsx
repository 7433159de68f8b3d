import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function AdminLoginPage() {
  useTitle('Admin login');
  return (
    <AuthFrame>
      <h1>Admin Login</h1>
    </AuthFrame>
  );
}
