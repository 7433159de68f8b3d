import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.tsx';
import type { VisitorChoice } from '#web/lib/session/visitor-choice.ts';

/**
 * Reports each page view to the server, and each change of the choice at once, so a refused cookie is deleted. Sent
 * without a token: visits are not linked to accounts. Admins are not counted. Fire-and-forget: failures are ignored.
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
