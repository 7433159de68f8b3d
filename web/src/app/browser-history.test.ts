import { describe, expect, it, vi } from 'vitest';
import { browserHistory, type HistoryWindow, type Step } from './browser-history.ts';
import { memoryWindow } from './memory-window.test-support.ts';

/** The history of a window, and what it told: `POP /a -1`. */
function opened(window: HistoryWindow) {
  const told: string[] = [];
  const history = browserHistory(window);
  const stop = history.listen(({ action, location, delta }: Step) =>
    told.push(`${action} ${location.pathname}${location.search}${location.hash} ${delta}`),
  );
  return { history, told, stop };
}

describe('the history of a window', () => {
  it('tells of each step, how it was made and how far it led', () => {
    const { history, told } = opened(memoryWindow('/a'));
    history.push('/b?page=2#top');
    history.push({ pathname: '/c' });
    history.replace('/d');
    history.go(-2);
    history.go(1);
    expect(told).toEqual(['PUSH /b?page=2#top 1', 'PUSH /c 1', 'REPLACE /d 0', 'POP /a -2', 'POP /b?page=2#top 1']);
    expect(history.action).toBe('POP');
  });

  it('tells no more once nobody listens', () => {
    const { history, told, stop } = opened(memoryWindow('/a'));
    stop();
    history.push('/b');
    history.go(-1);
    expect(told).toEqual([]);
    expect(history.location.pathname).toBe('/a');
  });

  it('keeps what a page left at its entry, and a key of each', () => {
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

  it('gives the first entry of a full load a key, another one each time', () => {
    const [one, other] = [browserHistory(memoryWindow('/a')), browserHistory(memoryWindow('/a'))];
    expect(one.location.key).toMatch(/^\w+$/);
    expect(other.location.key).not.toBe(one.location.key);
  });

  it('finds after a reload what was known of the entry', () => {
    const window = memoryWindow('/a');
    browserHistory(window).push('/b', { from: '/a' });
    const { location } = browserHistory(window);
    const { history, told } = opened(window);
    expect(history.location).toEqual(location);
    history.go(-1);
    expect(told).toEqual(['POP /a -1']);
  });

  it('does not guess how far an anchor of the page led', () => {
    const window = memoryWindow('/a');
    const { history, told } = opened(window);
    window.history.pushState(null, '', '#main');
    history.go(0);
    history.push('/b');
    expect(told).toEqual(['POP /a#main null', 'PUSH /b 1']);
  });

  it('stays on the page where an address names none', () => {
    const { history } = opened(memoryWindow('/a?page=2'));
    history.push({ search: '?page=3' });
    expect(history.location).toMatchObject({ pathname: '/a', search: '?page=3' });
  });

  it('leads to no other site', () => {
    const { history } = opened(memoryWindow('/a'));
    history.push({ pathname: '//elsewhere.test/b' });
    expect(history.location.pathname).toBe('//elsewhere.test/b');
    expect(history.encodeLocation?.('//elsewhere.test/b c ').pathname).toBe('//elsewhere.test/b%20c%20');
  });

  it('lets the browser go where it refuses another entry, and hides no mistake', () => {
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
