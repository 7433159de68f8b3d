import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AdminArea } from '#shared/kernel/endpoint.ts';
import { href } from '#shared/pages/href.ts';
import { Spinner } from '#web/components/ui/feedback/spinner.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import type { SignInState } from '#web/lib/session/return-path.ts';
import { useSecondFactorWanted } from '#web/lib/session/second-factor-wanted.ts';
import { useSession } from '#web/lib/session/session.tsx';

const onStep = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/**
 * Logging out navigates home, but the router renders the new page a moment after the session has ended: until then the
 * old page must not redirect to the sign-in page. A step back within that moment is no change for the router, which
 * still shows the old page, so `popstate` triggers another check of the window's address.
 */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(onStep, () => window.location.pathname) !== pathname;
}

/** Leads whoever signs in back to the page that wanted it. */
function useWayBack(): SignInState {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}

/** Requires a session for `children` or the nested routes. Visitors are sent to sign in and then back here. */
export function RequireUser({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { status } = useSession();
  const state = useWayBack();
  const isLeaving = useIsLeaving();
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  if (status === 'signed-in') return children;
  if (isLeaving) return null;
  return <Navigate to={href('auth')} replace state={state} />;
}

/** The back-office. Everybody else is sent to the admin login, and back from there; the server would refuse them anyway. */
export function RequireStaff() {
  const { status, isStaff } = useSession();
  const state = useWayBack();
  const isFactorWanted = useSecondFactorWanted();
  const isLeaving = useIsLeaving();
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  if (isStaff && isFactorWanted) return <Navigate to={href('secondFactor')} />;
  if (isStaff) return <Outlet />;
  return isLeaving ? null : <Navigate to={href('adminLogin')} replace state={state} />;
}

const NotYours = lateComponent(() => import('./routes/admin/admin-not-yours.tsx').then((it) => it.AdminNotYoursPage));

/** A page of the back-office, for the roles that have its part of it. */
export function RequireArea({ area, children }: { readonly area: AdminArea; readonly children: ReactNode }) {
  const { may } = useSession();
  return may(area) ? children : <NotYours />;
}
