import type { To } from 'react-router-dom';
import type { LeaveGuard } from '#web/lib/leave-guard.ts';
import type { BrowserHistory } from './browser-history.ts';

/** Asks for confirmation; `leave` continues the navigation. */
type Ask = (leave: () => void) => void;

const pathOf = (history: BrowserHistory, to: To) => new URL(history.createHref(to), 'http://here').pathname;

/**
 * A browser history that asks before it leaves a page with unsaved changes. Changes of the query on the same page (a
 * filter, a tab) pass. A step back has already happened when it is reported, so it is undone before asking.
 */
export function guardHistory(history: BrowserHistory, guard: LeaveGuard, ask: Ask): BrowserHistory {
  let isUndoing = false;
  let isAllowed = false;

  const unlessUnsaved = (to: To, go: () => void) =>
    guard.isActive() && pathOf(history, to) !== history.location.pathname ? ask(go) : go();

  const guarded: Pick<BrowserHistory, 'push' | 'replace' | 'listen'> = {
    push: (to, state) => unlessUnsaved(to, () => history.push(to, state)),
    replace: (to, state) => unlessUnsaved(to, () => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        if (isUndoing) {
          isUndoing = false;
          return;
        }
        const { delta } = update;
        if (update.action !== 'POP' || !delta || isAllowed || !guard.isActive()) {
          isAllowed = false;
          listener(update);
          return;
        }
        isUndoing = true;
        history.go(-delta);
        ask(() => {
          isAllowed = true;
          history.go(delta);
        });
      }),
  };
  // Inherits, because copying would freeze the getters `location` and `action`.
  return Object.assign(Object.create(history) as BrowserHistory, guarded);
}
