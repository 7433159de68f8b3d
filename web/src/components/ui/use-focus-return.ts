import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for triggers of its own; ours are
 * opened from anywhere. Spread the result onto the dialog's content.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
