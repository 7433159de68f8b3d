import { useCallback, useLayoutEffect, useState } from 'react';
import { isOffline } from './online.ts';

/** Code that is loaded when it is wanted; a `lateComponent` is some. */
export interface Code {
  load(): Promise<unknown>;
  isLoaded(): boolean;
}

export interface CodeLoading {
  /** `offline` comes by itself when the connection returns; after `failed`, a browser hardly asks again before a reload. */
  readonly state: 'coming' | 'there' | 'offline' | 'failed';
  /** Settles when the attempt has ended, either way. */
  readonly retry: () => Promise<void>;
}

/**
 * Loads code once it is wanted. What cannot be loaded is tried again when it is wanted anew, when the connection returns, and by
 * `retry`; nothing is thrown, so the page stays as it is.
 */
export function useCode(code: Code, isWanted = true): CodeLoading {
  const [state, setState] = useState<CodeLoading['state']>('coming');
  const retry = useCallback(
    () =>
      code.load().then(
        () => setState('there'),
        () => setState(isOffline() ? 'offline' : 'failed'),
      ),
    [code],
  );
  const isThere = state === 'there';
  // Before anything is painted: what has been loaded for another place is shown at once.
  useLayoutEffect(() => {
    if (!isWanted || isThere) return;
    setState(code.isLoaded() ? 'there' : 'coming');
    if (code.isLoaded()) return;
    void retry();
    const attempt = () => void retry();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [code, retry, isWanted, isThere]);
  return { state, retry };
}
