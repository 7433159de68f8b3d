/**
 * For `onCloseAutoFocus`: what closes gives the focus back to its trigger, a moment later. Whoever has gone on to
 * something else by then stays there; a menu opened meanwhile would close again.
 */
export function leaveMovedFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}
