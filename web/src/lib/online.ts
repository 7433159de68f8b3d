/** Whether the browser knows that it has no connection. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Loads code unless the browser is offline. A browser remembers a module that it could not fetch and never asks for it again, not
 * even when the connection returns: only a reload helps then. Rejects at once when offline.
 */
export const loadOnline = <Module>(load: () => Promise<Module>): Promise<Module> =>
  isOffline() ? Promise.reject(new Error('There is no connection')) : load();
