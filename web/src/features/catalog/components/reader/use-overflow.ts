import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element's content is wider than the element, also after the window has changed. Yes until it is measured,
 * as in a page from the server.
 */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(true);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setOverflowing(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
