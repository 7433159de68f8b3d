import { useSyncExternalStore } from 'react';

/** From here on a table has room. */
const wide = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is wide enough for a table. */
export const useTableRoom = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
