import { startTransition, useEffect, useState } from 'react';

/** Cards rendered per idle period: few enough for a slow phone to respond to a touch in between. */
const step = 4;

/** Runs a task when the browser is idle; Safari has no `requestIdleCallback` yet. */
function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 16);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 200 });
  return () => window.cancelIdleCallback(handle);
}

/** How many of `count` to render: `first` at once, the rest gradually. A later, longer list continues from there. */
export function useProgressiveCount(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= count) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + step)));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
