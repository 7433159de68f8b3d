import { type RefObject, useEffect, useRef, useState } from 'react';
import { nameInHash } from '#web/lib/text/hash-name.ts';
import { elementIdOf } from '../../api/reader/text-headings.ts';

interface Target {
  readonly find: () => Element | null | undefined;
  /** `focus`: already on screen, no scrolling. */
  readonly kind: 'scroll' | 'focus';
}

/** Moves the keyboard focus to the target. */
function arriveAt(element: Element | null | undefined, kind: Target['kind']): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (kind === 'scroll') element.scrollIntoView();
}

/** Jumps to a heading or block of the text, even one that is rendered only by the same click. */
export function useJump(text: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (target) arriveAt(target.find(), target.kind);
  }, [target]);

  // A link from outside may point to a heading; the browser looked for it before the text was rendered.
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const name = nameInHash(window.location.hash);
    if (name && window.scrollY < 100) document.getElementById(name)?.scrollIntoView();
  }, []);

  return {
    toAnchor: (anchor: string) =>
      setTarget({ find: () => document.getElementById(elementIdOf(anchor)), kind: 'scroll' }),
    toBlock: (index: number, kind: Target['kind'] = 'scroll') =>
      setTarget({ find: () => text.current?.children[index], kind }),
  };
}
