import { type RefObject, useEffect, useState } from 'react';
import { firstBelow, shareRead } from '../../api/reader/reading-place.ts';

export interface TextPlace {
  /** Share of the text read. */
  readonly position: number;
  /** Index of the block at the top of the window. */
  readonly paragraph: number;
}

/** Below the header, and slightly below the scroll position of an anchor, so the heading jumped to counts. Pixels. */
const readingLine = 96;

function placeIn(text: HTMLElement): TextPlace {
  const { top, height } = text.getBoundingClientRect();
  const { children } = text;
  const bottomOf = (index: number) => children[index]?.getBoundingClientRect().bottom ?? 0;
  return {
    position: shareRead(top, height, window.innerHeight),
    paragraph: firstBelow(children.length, readingLine, bottomOf),
  };
}

/** The place in a text whose blocks are the children of an element. Updated on scroll, at most once per frame. */
export function useTextPlace(text: RefObject<HTMLElement | null>, blocks: number): TextPlace {
  const [place, setPlace] = useState<TextPlace>({ position: 0, paragraph: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: more blocks need another measurement.
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!text.current) return;
      const next = placeIn(text.current);
      setPlace((now) => (now.paragraph === next.paragraph && now.position === next.position ? now : next));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [text, blocks]);
  return place;
}
