import { useEffect, useRef } from 'react';

/** Milliseconds. */
const usual = 2000;

/** Does something again and again while it is wanted, one at a time, and not while the page is hidden. */
export function useRepeated(isWanted: boolean, work: () => Promise<void>, every = usual): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isWanted) return;
    let isBusy = false;
    const timer = setInterval(async () => {
      if (isBusy || document.hidden) return;
      isBusy = true;
      await latest.current().finally(() => {
        isBusy = false;
      });
    }, every);
    return () => clearInterval(timer);
  }, [isWanted, every]);
}
