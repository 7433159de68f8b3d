import { type RefObject, useLayoutEffect } from 'react';

/** Pixels: three toasts have this much room below a dialog. */
const roomForToasts = 200;

function heightOf(acts: HTMLElement, dialog: Element): number {
  const height = window.innerHeight;
  const isAbove = height - dialog.getBoundingClientRect().bottom >= roomForToasts;
  return isAbove ? 0 : height - acts.getBoundingClientRect().top;
}

/** Publishes how high the buttons at the end of a dialog reach in the window: toasts keep above them (`floating.css`). */
export function useDialogActs(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const acts = element.current;
    const dialog = acts?.closest('[role="dialog"]');
    if (!acts || !dialog) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty('--dialog-acts', `${Math.round(heightOf(acts, dialog))}px`);
    const observer = new ResizeObserver(publish);
    for (const box of [acts, dialog]) observer.observe(box, { box: 'border-box' });
    window.addEventListener('resize', publish);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', publish);
      style.removeProperty('--dialog-acts');
    };
  }, [element]);
}
