import { type RefObject, useEffect, useState } from 'react';

/** Whether a text's tools are wanted: at once if the text is `open`, else once somebody selects some of it. */
export function useWanted(text: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const look = () => {
      const selection = getSelection();
      if (isOpen || (selection?.isCollapsed === false && text.current?.contains(selection.anchorNode))) setWanted(true);
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text, isOpen, isWanted]);
  return isWanted;
}
