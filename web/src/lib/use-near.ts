import { type RefObject, useEffect, useState } from 'react';

export interface NearOptions {
  /** How far from the window it is near: pixels, as CSS writes them. */
  readonly margin?: string;
  /** It is on the first screen: near without looking. */
  readonly already?: boolean;
}

/** True once an element has come near the window: for what only the lower parts of a page need. */
export function useNear(element: RefObject<Element | null>, options: NearOptions = {}): boolean {
  const { margin = '400px', already = false } = options;
  const [isNear, setNear] = useState(already);
  useEffect(() => {
    if (isNear || !element.current) return;
    // A busy browser tells of several moments at once: it may have come near after the first of them.
    const look: IntersectionObserverCallback = (moments) =>
      moments.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isNear]);
  return isNear;
}
