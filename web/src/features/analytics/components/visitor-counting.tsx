import { useSession } from '#web/lib/session/session.tsx';
import { useVisitorChoice } from '#web/lib/session/visitor-choice.ts';
import { useVisitPing } from '../api/use-visit-ping.ts';
import { CookieNotice } from './cookie-notice.tsx';

/** Counts visits as far as the visitor allows, and asks for consent. */
export function VisitorCounting() {
  const { choice, isAsked, choose } = useVisitorChoice();
  const { isAdmin } = useSession();
  useVisitPing(choice);
  return isAsked && !isAdmin ? <CookieNotice onAnswer={choose} /> : null;
}
