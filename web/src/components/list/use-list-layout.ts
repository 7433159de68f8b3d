import { useState, useSyncExternalStore } from 'react';
import { localStore } from '#web/lib/storage/local-store.ts';

export type ListLayout = 'table' | 'cards';

/** From here on a table has room. */
const wide = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Table or cards, remembered in this browser; on small screens always cards. */
export function useListLayout(name: string, usual: ListLayout) {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
  const key = `layout-${name}`;
  const [chosen, setChosen] = useState<ListLayout>(() => {
    const kept = localStore.getItem(key);
    return kept === 'table' || kept === 'cards' ? kept : usual;
  });
  const choose = (layout: ListLayout) => {
    localStore.setItem(key, layout);
    setChosen(layout);
  };
  return { isWide, layout: isWide ? chosen : 'cards', choose } as const;
}
