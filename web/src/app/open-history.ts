import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { leaveGuard } from '#web/lib/leave-guard.ts';
import { guardHistory } from './guarded-history.ts';
import { nameFirstEntry } from './history-entry.ts';
import { leaveQuestion } from './leave-question.ts';

/** The window's history as the router uses it. Opened once. */
export function openHistory() {
  nameFirstEntry(window.history);
  // The plain router with our own history costs 17 kB less than the data router, whose loaders we do not use.
  return guardHistory(createBrowserHistory({ v5Compat: true }), leaveGuard, leaveQuestion.ask);
}
