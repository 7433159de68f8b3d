import { useRef } from 'react';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Returns the focus to where it was before a dialog opened. Radix does so only for its own triggers; ours are opened
 * from anywhere. If a deletion removed the button, the page's heading gets the focus. Spread the result onto the
 * dialog's content.
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
