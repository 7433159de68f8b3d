import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFirstPage } from '#web/lib/api/first-page.ts';

const heading = () => document.querySelector<HTMLElement>('main h1');

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the focus was lost with the previous page and may move to the new heading. */
const isFocusFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to the new page's heading after a navigation, so the keyboard starts there and a screen reader
 * announces the page. Waits for a heading that is rendered with the data.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    leaveFirstPage();
    const found = heading();
    if (found) {
      focus(found);
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const late = heading();
      if (!late) return;
      observer.disconnect();
      if (isFocusFree() || document.activeElement?.id === 'main') focus(late);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
