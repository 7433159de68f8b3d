import { leaveGuard } from '#web/lib/leave-guard.ts';
import { browserHistory } from './browser-history.ts';
import { guardHistory } from './guarded-history.ts';
import { leaveQuestion } from './leave-question.ts';

/** The window's history as the router uses it. Opened once. */
export const openHistory = () => guardHistory(browserHistory(window), leaveGuard, leaveQuestion.ask);
