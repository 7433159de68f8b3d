import type { HistoryWindow } from './browser-history.ts';

interface Visited {
  readonly url: URL;
  readonly state: unknown;
}

/** A window with nothing but a history; steps are synchronous. `path` is the first entry. */
export function memoryWindow(path: string) {
  const entries: Visited[] = [{ url: new URL(path, 'https://rampart.test'), state: null }];
  const listeners = new Set<() => void>();
  let index = 0;
  const shown = (): Visited => entries[index] as Visited;
  const next = (state: unknown, href: string | URL = shown().url): Visited => ({
    url: new URL(href, shown().url),
    state,
  });
  const go = (delta = 0) => {
    index += delta;
    for (const listener of listeners) listener();
  };
  return {
    history: {
      get state() {
        return shown().state;
      },
      pushState: (state: unknown, _title: string, href: string) => {
        entries.splice(index + 1, entries.length, next(state, href));
        index += 1;
      },
      replaceState: (state: unknown, _title: string, href?: string) => {
        entries[index] = next(state, href);
      },
      go,
    },
    get location() {
      const { pathname, search, hash, origin } = shown().url;
      return { pathname, search, hash, origin, assign: () => undefined };
    },
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  } as unknown as HistoryWindow;
}
