import { useRef } from 'react';

/** Focuses the page's heading: the place to go on from when nothing else is left. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses what had the focus before; the page's heading when that is gone, as after a deletion. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
  else focusHeading();
}

const isWriting = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable;

/**
 * Returns the focus to where it was before a dialog opened. Radix does so only for its own triggers; ours are opened
 * from anywhere. Spread the result onto the dialog's content.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whoever has put something into a text by it goes on writing there.
      if (!isWriting()) returnFocus(before.current);
    },
  };
}
