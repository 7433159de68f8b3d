import { useRef } from 'react';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for triggers of its own; ours are
 * opened from anywhere. What was deleted takes its button along: then the page's heading has it. Spread the result onto the dialog's content.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const opener = before.current;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusHeading();
    },
  };
}
