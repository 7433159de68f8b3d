import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { SignInState } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.tsx';

/** Pages of somebody who is signed in. Visitors go to sign in and come back here. */
export function RequireUser() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  if (status === 'signed-in') return <Outlet />;
  const state: SignInState = { from: pathname + search + hash };
  return <Navigate to="/auth" replace state={state} />;
}

/** Pages of admins. Everybody else goes to the admin login; the server refuses them anyway. */
export function RequireAdmin() {
  const { status, isAdmin } = useSession();
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  return isAdmin ? <Outlet /> : <Navigate to="/admin-login" replace />;
}
