import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNear } from '#web/lib/use-near.ts';

/**
 * Whether a text's tools are wanted, and what asks for them. They are once somebody selects some of the text, and, if it is
 * open, once it comes near the window or a search has led there: the first screen of a free book needs none of them.
 */
export function useWanted(text: RefObject<HTMLElement | null>, isOpen: boolean): readonly [boolean, () => void] {
  const [isAsked, setAsked] = useState(false);
  const isNear = useNear(text, { margin: '200px' });
  const [query] = useSearchParams();
  useEffect(() => {
    if (isAsked) return;
    const look = () => {
      const selection = getSelection();
      if (selection?.isCollapsed === false && text.current?.contains(selection.anchorNode)) setAsked(true);
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text, isAsked]);
  return [isAsked || (isOpen && (isNear || query.has('find'))), useCallback(() => setAsked(true), [])];
}
