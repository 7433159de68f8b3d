import { useState } from 'react';
import { localStore } from '#web/lib/storage/local-store.ts';
import { useTableRoom } from '#web/lib/use-table-room.ts';

export type ListLayout = 'table' | 'cards';

/** Table or cards, remembered in this browser; on small screens always cards. */
export function useListLayout(name: string, usual: ListLayout) {
  const isWide = useTableRoom();
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
