import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Spinner } from '#web/components/ui/feedback/spinner.tsx';
import type { SignInState } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';

const onStep = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/**
 * Whoever logs out goes home, and the router shows the new page a moment after the session has ended: the page of
 * before must not send them to sign in meanwhile. A step back to it before that moment is none to the router, which
 * shows it still: the window is asked again.
 */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(onStep, () => window.location.pathname) !== pathname;
}

/** Pages of somebody who is signed in: `children`, or the routes below. Visitors go to sign in and come back here. */
export function RequireUser({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const isLeaving = useIsLeaving();
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  if (status === 'signed-in') return children;
  if (isLeaving) return null;
  const state: SignInState = { from: pathname + search + hash };
  return <Navigate to={href('auth')} replace state={state} />;
}

/** Pages of admins. Everybody else goes to the admin login; the server refuses them anyway. */
export function RequireAdmin() {
  const { status, isAdmin } = useSession();
  const isLeaving = useIsLeaving();
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  if (isAdmin) return <Outlet />;
  return isLeaving ? null : <Navigate to={href('adminLogin')} replace />;
}
