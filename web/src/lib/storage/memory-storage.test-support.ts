import type { KeyValueStorage } from '../session/session-storage.ts';

/** Local storage of a browser that exists only in a test. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage & { keys(): string[] } {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}
