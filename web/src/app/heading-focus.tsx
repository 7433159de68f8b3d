import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFirstPage } from '#web/lib/api/first-page.ts';

const heading = () => document.querySelector<HTMLElement>('main h1');

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the focus was lost with the page before: then it belongs to the heading of the new one. */
const isFocusFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * After a navigation the focus goes to the new page's heading, so that the keyboard starts there and a screen reader
 * says where one is. A heading that comes with the data is waited for.
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
