import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../ui/dialog/use-focus-return.ts';

/** On the element of an item: the list finds by it what takes the place of an item that leaves. */
export const rowOf = (id: string) => ({ 'data-row': id });

interface Place {
  readonly id: string;
  readonly index: number;
  /** What the focused button or link says: `Restore`. */
  readonly text: string | null;
}

/**
 * An item that leaves the list, as after Restore, takes the focus with it: it goes on to the same button of the item that
 * takes its place, else to the page's heading. Spread the result onto the list's box.
 */
export function useKeptFocus(ids: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Place>(null);
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // The items, not their array, which is another one with every load.
  const all = ids.join();
  useLayoutEffect(() => {
    const place = last.current;
    if (!place || all.split(',').includes(place.id) || document.activeElement !== document.body) return;
    last.current = null;
    const row = rows().at(place.index) ?? rows().at(-1);
    const controls = [...(row?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const same = controls.find(({ textContent }) => textContent === place.text);
    if (same) same.focus();
    else focusHeading();
  });
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-row]');
      const id = row?.getAttribute('data-row');
      last.current = row && id ? { id, index: rows().indexOf(row), text: target.textContent } : null;
    },
    // The browser takes the focus of what is removed without this.
    onBlur: () => {
      last.current = null;
    },
  };
}
