import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '#web/lib/storage/local-store.ts';

const keyOf = (name: string) => `columns-${name}`;

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hides these columns of a list, and no others; this browser keeps it. */
export function keepHidden(name: string, hidden: readonly string[]): void {
  localStore.setItem(keyOf(name), hidden.join(','));
  for (const listener of listeners) listener();
}

interface Column {
  readonly id: string;
  readonly isFixed?: boolean;
  readonly isExtra?: boolean;
}

/** The columns of a list that can be hidden, and those that are. */
export interface KeptColumns {
  readonly known: readonly string[];
  readonly hidden: readonly string[];
  hide(hidden: readonly string[]): void;
}

/** The columns that this browser hides in a list; before anybody has chosen, those that are `extra`. */
export function useKeptColumns(name: string, columns: readonly Column[]): KeptColumns {
  const kept = useSyncExternalStore(subscribe, () => localStore.getItem(keyOf(name)));
  const known = columns.filter(({ isFixed }) => !isFixed);
  const usual = known.filter(({ isExtra }) => isExtra).map(({ id }) => id);
  const hidden = kept?.split(',').filter(Boolean) ?? usual;
  // What a list no longer has is in nobody's way.
  const ids = known.map(({ id }) => id);
  const shownKey = ids.filter((id) => hidden.includes(id)).join();
  return {
    known: ids,
    hidden: useMemo(() => shownKey.split(',').filter(Boolean), [shownKey]),
    hide: (next) => keepHidden(name, next),
  };
}
