import { useLayoutEffect, useRef, useState } from 'react';

export type OrderAct = 'up' | 'down' | 'remove';

/** The id of a button of a chosen ebook; `field` is that of the field. */
export const actId = (field: string, act: OrderAct, ebookId: string): string => `${field}-${act}-${ebookId}`;

export interface EbookOrderOptions {
  /** The id of the field, which gets the focus when no ebook is left to give it to. */
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

const swapped = (ids: readonly string[], one: number, other: number): string[] =>
  ids.map((id, place) => ids[place === one ? other : place === other ? one : place] ?? id);

/** Changes which ebooks are chosen and in which order, says so, and keeps the focus on what was pressed. */
export function useEbookOrder({ id: field, value, onChange }: EbookOrderOptions) {
  const [said, setSaid] = useState('');
  /** Ids of elements, the first that can have the focus gets it. */
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const targets = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    targets.find((target) => target && !(target instanceof HTMLButtonElement && target.disabled))?.focus();
  });
  const change = (ids: string[], sentence: string, focus: readonly string[]) => {
    wanted.current = focus;
    setSaid(sentence);
    onChange(ids);
  };
  return {
    said,
    add(ids: readonly string[], titles: string): void {
      change([...value, ...ids], `Added ${titles}`, [field]);
    },
    move(id: string, act: 'up' | 'down', title: string): void {
      const place = value.indexOf(id);
      const next = place + (act === 'up' ? -1 : 1);
      if (next < 0 || next >= value.length) return;
      const back = act === 'up' ? 'down' : 'up';
      change(swapped(value, place, next), `${title} is number ${next + 1} of ${value.length}`, [
        actId(field, act, id),
        actId(field, back, id),
      ]);
    },
    remove(id: string, title: string): void {
      const place = value.indexOf(id);
      const left = value.filter((each) => each !== id);
      const heir = left[place] ?? left.at(-1);
      change(left, `Removed ${title}`, [...(heir ? [actId(field, 'remove', heir)] : []), field]);
    },
  };
}
