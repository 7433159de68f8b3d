import { useEffect, useState } from 'react';
import type { Passage } from '#shared/library/similar-words.ts';
import { type PageText, selectedPassage } from '../../api/highlights/page-text.ts';

const isSame = (a: Passage | undefined, b: Passage | undefined): boolean => a?.start === b?.start && a?.end === b?.end;

/** The passage that is selected: with the mouse once the button is released, by touch and keyboard as it grows. */
export function useSelected(page: PageText | undefined): Passage | undefined {
  const [passage, setPassage] = useState<Passage>();
  useEffect(() => {
    if (!page) return;
    const events = new AbortController();
    let isPressed = false;
    const look = () => {
      if (isPressed) return;
      const next = selectedPassage(page, getSelection());
      setPassage((now) => (isSame(now, next) ? now : next));
    };
    const release = () => {
      isPressed = false;
      look();
    };
    const listen = (name: string, listener: (event: Event) => void) =>
      document.addEventListener(name, listener, { signal: events.signal });
    listen('selectionchange', look);
    listen('pointerdown', (event) => {
      isPressed = (event as PointerEvent).pointerType === 'mouse';
    });
    listen('pointerup', release);
    listen('pointercancel', release);
    look();
    return () => events.abort();
  }, [page]);
  return passage;
}
