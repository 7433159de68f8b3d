import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.tsx';
import type { VisitorChoice } from '#web/lib/session/visitor-choice.ts';

/**
 * Tells the server which page is shown, and at once when the choice changes, so that a refused cookie goes. It comes
 * without a token: visits are not put together with accounts. Admins are not counted. Nobody waits for the answer, and
 * a failure is nobody's business.
 */
export function useVisitPing(choice: VisitorChoice): void {
  const { pathname } = useLocation();
  const { status, isAdmin } = useSession();
  const told = useRef<string>(undefined);
  const isCounted = status !== 'restoring' && !isAdmin;
  useEffect(() => {
    if (!isCounted) return;
    const path = told.current === pathname ? undefined : pathname;
    told.current = pathname;
    const body = { path, cookie: choice === 'allowed' };
    api('POST /track-visitor', { body, token: null }).catch(() => undefined);
  }, [pathname, isCounted, choice]);
}
