import { safeStorage } from './safe-storage.ts';

/** This tab's session storage, or memory if it is blocked. */
export const tabStore = safeStorage(() => sessionStorage);
