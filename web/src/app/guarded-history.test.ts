import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '#web/lib/leave-guard.ts';
import { type BrowserHistory, browserHistory } from './browser-history.ts';
import { guardHistory } from './guarded-history.ts';
import { memoryWindow } from './memory-window.test-support.ts';

describe('guardHistory', () => {
  const ask = vi.fn<(leave: () => void) => void>();
  const heard = vi.fn();
  const guard = createLeaveGuard();
  let history: BrowserHistory;

  beforeEach(() => {
    ask.mockReset();
    heard.mockReset();
    history = guardHistory(browserHistory(memoryWindow('/a')), guard, ask);
    history.push('/form');
    history.listen((update) => heard(update.location.pathname));
  });

  it('lets every step pass while nothing is unsaved', () => {
    history.push('/b');
    history.go(-1);
    expect(heard.mock.calls).toEqual([['/b'], ['/form']]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks before leaving the page, not before a change of its query', () => {
    const withdraw = guard.activate();
    history.push('/form?tab=2');
    expect(heard).toHaveBeenLastCalledWith('/form');
    history.push('/b');
    expect(history.location.pathname).toBe('/form');
    ask.mock.calls[0]?.[0]();
    expect(history.location.pathname).toBe('/b');
    withdraw();
  });

  it('undoes a step back, asks, and repeats it when the answer is to leave', () => {
    const withdraw = guard.activate();
    history.go(-1);
    expect(history.location.pathname).toBe('/form');
    expect(heard).not.toHaveBeenCalled();
    ask.mock.calls[0]?.[0]();
    expect(history.location.pathname).toBe('/a');
    expect(heard.mock.calls).toEqual([['/a']]);
    withdraw();
  });
});
