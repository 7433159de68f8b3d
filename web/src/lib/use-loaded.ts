import { useEffect, useState } from 'react';

/**
 * Whether code that a page can do without has been loaded; it is once it is wanted. What cannot be loaded leaves the page as it
 * is, and is tried again when the connection returns. `load` is the same function each time.
 */
export function useLoaded(load: () => Promise<unknown>, isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isOver = false;
    const attempt = () =>
      void load().then(
        () => !isOver && setLoaded(true),
        () => undefined,
      );
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      isOver = true;
      window.removeEventListener('online', attempt);
    };
  }, [load, isWanted, isLoaded]);
  return isLoaded;
}
