import { useEffect, useState } from 'react';

/** What a person moves a page with. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * The heading that somebody has jumped to, until they move on: one near the end cannot be scrolled to the top of the
 * window, where the place in the text is measured.
 */
export function useChosen(): readonly [anchor: string | undefined, choose: (anchor: string) => void] {
  const [anchor, setAnchor] = useState<string>();
  useEffect(() => {
    if (anchor === undefined) return undefined;
    const forget = () => setAnchor(undefined);
    for (const move of moves) window.addEventListener(move, forget, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, forget);
    };
  }, [anchor]);
  return [anchor, setAnchor];
}
