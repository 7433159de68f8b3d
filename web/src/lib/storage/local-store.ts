import { safeStorage } from './safe-storage.ts';

/** This browser's local storage, or memory if it is blocked. */
export const localStore = safeStorage(() => localStorage);
