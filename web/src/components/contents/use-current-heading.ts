import { useEffect, useState } from 'react';

/** Below the header, and slightly below the scroll position of an anchor, so the heading jumped to counts. Pixels. */
const readingLine = 110;

/** The anchor of the heading being read. Updated on scroll, at most once per frame. */
export function useCurrentHeading(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const isAbove = (anchor: string) =>
        (document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < readingLine;
      setCurrent(anchors.findLast(isAbove));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [anchors]);
  return current;
}
