import { useEffect, useState } from 'react';

/** Below the header, and a little below where an anchor stops, so that the heading one jumped to counts. */
const readingLine = 110;

/** The anchor of the heading one is under. Follows the scrolling, once a frame. */
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
