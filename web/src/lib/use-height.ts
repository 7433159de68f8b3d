import { type RefObject, useLayoutEffect } from 'react';

/** Publishes the height of an element, while it is there, as a variable of the root for the styles of others. */
export function useHeight(element: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(variable, `${box.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(box, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [element, variable]);
}
