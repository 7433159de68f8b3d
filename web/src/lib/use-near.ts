import { type RefObject, useEffect, useState } from 'react';

export interface NearOptions {
  /** The distance from the viewport that counts as near, as a CSS length in pixels. */
  readonly margin?: string;
  /** On the first screen: near without observing. */
  readonly already?: boolean;
}

/** True once an element has come near the viewport: for content needed only further down a page. */
export function useNear(element: RefObject<Element | null>, options: NearOptions = {}): boolean {
  const { margin = '400px', already = false } = options;
  const [isNear, setNear] = useState(already);
  useEffect(() => {
    if (isNear || !element.current) return;
    // A busy browser reports several entries at once, and the element may be near only in a later one.
    const look: IntersectionObserverCallback = (moments) =>
      moments.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isNear]);
  return isNear;
}
