import type { KeyValueStorage } from '../session/session-storage.ts';

/** A storage of the browser, or memory if it is blocked: the site then works until the tab is closed. */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  const fallback: KeyValueStorage = {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  };
  try {
    const storage = open();
    storage.setItem('storage-check', '1');
    storage.removeItem('storage-check');
    return storage;
  } catch {
    return fallback;
  }
}
