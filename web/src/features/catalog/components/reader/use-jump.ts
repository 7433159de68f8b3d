import { type RefObject, useEffect, useRef, useState } from 'react';
import { nameInHash } from '#web/lib/text/hash-name.ts';
import { elementIdOf } from '../../api/reader/text-headings.ts';

interface Target {
  readonly find: () => Element | null | undefined;
  /** `focus`: it is on the screen already. */
  readonly kind: 'scroll' | 'focus';
}

/** The keyboard goes on from there. */
function arriveAt(element: Element | null | undefined, kind: Target['kind']): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (kind === 'scroll') element.scrollIntoView();
}

/** Goes to a heading or a block of the text, also to one that this very click brings onto the page. */
export function useJump(text: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (target) arriveAt(target.find(), target.kind);
  }, [target]);

  // A link from outside may name a heading; the text came after the page had looked for it.
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
