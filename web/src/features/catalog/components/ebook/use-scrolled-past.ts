import { type RefObject, useEffect, useState } from 'react';

/** Pixels of the window covered by the sticky header. */
const headerHeight = 64;

/** Whether an element was scrolled out of the window at the top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const look: IntersectionObserverCallback = (moments) => {
      // A busy browser reports several entries at once: the last one is current.
      const now = moments.at(-1);
      if (now) setLeft(!now.isIntersecting && now.boundingClientRect.top < headerHeight);
    };
    const observer = new IntersectionObserver(look, { rootMargin: `-${headerHeight}px 0px 0px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isLeft;
}
