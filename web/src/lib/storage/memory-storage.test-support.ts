import type { KeyValueStorage } from '../session/session-storage.ts';

/** In-memory local storage for tests. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage & { keys(): string[] } {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}
