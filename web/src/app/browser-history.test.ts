import { describe, expect, it, vi } from 'vitest';
import { browserHistory, type HistoryWindow, type Step } from './browser-history.ts';
import { memoryWindow } from './memory-window.test-support.ts';

/** A window's history and the steps it reported: `POP /a -1`. */
function opened(window: HistoryWindow) {
  const told: string[] = [];
  const history = browserHistory(window);
  const stop = history.listen(({ action, location, delta }: Step) =>
    told.push(`${action} ${location.pathname}${location.search}${location.hash} ${delta}`),
  );
  return { history, told, stop };
}

describe('browserHistory', () => {
  it('reports each step with its action and delta', () => {
    const { history, told } = opened(memoryWindow('/a'));
    history.push('/b?page=2#top');
    history.push({ pathname: '/c' });
    history.replace('/d');
    history.go(-2);
    history.go(1);
    expect(told).toEqual(['PUSH /b?page=2#top 1', 'PUSH /c 1', 'REPLACE /d 0', 'POP /a -2', 'POP /b?page=2#top 1']);
    expect(history.action).toBe('POP');
  });

  it('reports nothing after the listener is removed', () => {
    const { history, told, stop } = opened(memoryWindow('/a'));
    stop();
    history.push('/b');
    history.go(-1);
    expect(told).toEqual([]);
    expect(history.location.pathname).toBe('/a');
  });

  it('keeps the state and a unique key of each entry', () => {
    const { history } = opened(memoryWindow('/a'));
    const first = history.location.key;
    history.push('/b', { from: '/a' });
    const second = history.location;
    expect(second.state).toEqual({ from: '/a' });
    history.replace('/c');
    expect(history.location.state).toBeNull();
    history.go(-1);
    expect(history.location).toMatchObject({ key: first, state: null });
    expect(new Set([first, second.key, 'default']).size).toBe(3);
  });

  it('gives the first entry of every full load a new key', () => {
    const [one, other] = [browserHistory(memoryWindow('/a')), browserHistory(memoryWindow('/a'))];
    expect(one.location.key).toMatch(/^\w+$/);
    expect(other.location.key).not.toBe(one.location.key);
  });

  it('restores the entry after a reload', () => {
    const window = memoryWindow('/a');
    browserHistory(window).push('/b', { from: '/a' });
    const { location } = browserHistory(window);
    const { history, told } = opened(window);
    expect(history.location).toEqual(location);
    history.go(-1);
    expect(told).toEqual(['POP /a -1']);
  });

  it('reports no delta for an anchor on the page', () => {
    const window = memoryWindow('/a');
    const { history, told } = opened(window);
    window.history.pushState(null, '', '#main');
    history.go(0);
    history.push('/b');
    expect(told).toEqual(['POP /a#main null', 'PUSH /b 1']);
  });

  it('keeps the path when the target has none', () => {
    const { history } = opened(memoryWindow('/a?page=2'));
    history.push({ search: '?page=3' });
    expect(history.location).toMatchObject({ pathname: '/a', search: '?page=3' });
  });

  it('never navigates to another site', () => {
    const { history } = opened(memoryWindow('/a'));
    history.push({ pathname: '//elsewhere.test/b' });
    expect(history.location.pathname).toBe('//elsewhere.test/b');
    expect(history.encodeLocation?.('//elsewhere.test/b c ').pathname).toBe('//elsewhere.test/b%20c%20');
  });

  it('falls back to a full load when the browser refuses an entry, but rethrows programming errors', () => {
    const window = memoryWindow('/a');
    const assign = vi.fn();
    const refusing = (name: string) => ({
      ...window,
      location: { ...window.location, assign },
      history: {
        ...window.history,
        pushState: () => {
          throw new DOMException('Refused', name);
        },
      },
    });
    browserHistory(refusing('SecurityError')).push('/b');
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://rampart.test/b');
    expect(() => browserHistory(refusing('DataCloneError')).push('/c')).toThrow('Refused');
  });
});
