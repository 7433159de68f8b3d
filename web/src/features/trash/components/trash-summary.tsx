import { Tiles } from '#web/components/list/tiles.tsx';
import type { useTrash } from '../api/trash.ts';
import { countOf, kindLabels, trashKinds } from '../api/trashed-thing.ts';

/** How much of each kind is in the trash. */
export function TrashSummary({ byKind }: Pick<ReturnType<typeof useTrash>, 'byKind'>) {
  const tiles = trashKinds.map((kind) => {
    const { data } = byKind[kind];
    return [kindLabels[kind].many, data && countOf(data)] as const;
  });
  return <Tiles tiles={tiles} isFailed={Object.values(byKind).some(({ error }) => error !== undefined)} />;
}
