import { type RefObject, useEffect, useState } from 'react';

/** True once an element has come near the window: for data that only the lower parts of a page need. */
export function useNear(element: RefObject<Element | null>, margin = '400px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear;
}
