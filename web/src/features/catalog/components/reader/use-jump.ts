import { type RefObject, useEffect, useState } from 'react';
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

  return {
    toAnchor: (anchor: string) =>
      setTarget({ find: () => document.getElementById(elementIdOf(anchor)), kind: 'scroll' }),
    toBlock: (index: number, kind: Target['kind'] = 'scroll') =>
      setTarget({ find: () => text.current?.children[index], kind }),
  };
}
