import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;
function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const open = () => set(true);
const close = () => set(false);

/** The Change Password dialog, shared by the account menu and the account page. */
export const useChangePassword = () => ({
  isOpen: useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  ),
  open,
  close,
});
