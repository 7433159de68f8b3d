import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isWanted = false;

/** The server keeps somebody out of the back-office until they have a second factor; false once they were led to it. */
export function setSecondFactorWanted(wanted: boolean): void {
  if (isWanted === wanted) return;
  isWanted = wanted;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether to lead somebody from the back-office to their second factor. */
export const useSecondFactorWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
