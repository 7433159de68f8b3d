import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

function add(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a dialog or a side panel among the open ones, as long as it is open. */
export function useCountedDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** Whether any dialog or side panel is open: what shows up by itself waits meanwhile. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
