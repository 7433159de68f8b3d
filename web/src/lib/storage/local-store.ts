import { safeStorage } from './safe-storage.ts';

/** Local storage of this browser, or memory where it is forbidden. */
export const localStore = safeStorage(() => localStorage);
