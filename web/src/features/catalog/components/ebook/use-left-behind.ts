import { type RefObject, useEffect, useState } from 'react';

/** The header stays in sight and covers that much of the window. */
const headerHeight = 64;

/** Whether an element was scrolled out of the window at its top. */
export function useLeftBehind(element: RefObject<Element | null>): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setLeft(!entry.isIntersecting && entry.boundingClientRect.top < headerHeight),
      { rootMargin: `-${headerHeight}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isLeft;
}
