import { useSyncExternalStore } from 'react';
import { localStore } from './storage/local-store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();
const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

function current(): Theme {
  const stored = localStore.getItem(key);
  return isTheme(stored) ? stored : 'system';
}

/** The inline script of `index.html` does the same before the first paint. */
function paint(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function setTheme(theme: Theme): void {
  localStore.setItem(key, theme);
  paint(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    paint(current());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The stored theme, followed across tabs, and its setter. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, current, () => 'system'),
  setTheme,
];
