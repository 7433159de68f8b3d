import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AuthFrame } from '#web/components/layout/auth-frame.tsx';
import { ResetPasswordForm } from '#web/features/accounts/components/reset-password-form.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** The target of the mailed link. Without its token there is nothing to reset. */
export function ResetPasswordPage() {
  useTitle('Reset password');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const isSaid = useRef(false);
  useEffect(() => {
    if (token || isSaid.current) return;
    isSaid.current = true;
    toast.error('Invalid reset link');
  }, [token]);
  if (!token) return <Navigate to={href('auth')} replace />;
  return (
    <AuthFrame>
      <h1 className="text-37!">Reset Password</h1>
      <p className="mt-2.5 text-muted">Choose a new password. Every device that is signed in now will be signed out.</p>
      <ResetPasswordForm token={token} />
    </AuthFrame>
  );
}
