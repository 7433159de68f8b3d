import { startTransition, useEffect, useState } from 'react';

/** Cards drawn between two breaths of the browser: few enough for a slow phone to answer a touch meanwhile. */
const step = 4;

/** Runs a task when the browser has nothing better to do; Safari has no such notion yet. */
function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 16);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 200 });
  return () => window.cancelIdleCallback(handle);
}

/** How many of `count` to draw: `first` at once, the rest little by little. A later, longer list goes on from there. */
export function useGradual(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= count) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + step)));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
