import { formatDateTime } from '#shared/kernel/format.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { ThingActs } from '#web/components/list/thing-acts.tsx';
import { countingOf } from '../api/restore-many.ts';
import { useDeletedBy, useRestore } from '../api/trash.ts';
import { kindLabels, type TrashedThing } from '../api/trashed-thing.ts';
import { TrashBulk, type TrashBulkProps } from './trash-bulk.tsx';
import { DaysLeft, trashColumns } from './trash-columns.tsx';

export type TrashListProps = Pick<ItemListProps<TrashedThing>, 'page' | 'trail' | 'empty' | 'loadPage'> &
  Pick<TrashBulkProps, 'kind'>;

/** What waits in the trash, each thing with the button that puts it back. */
export function TrashList({ kind, ...props }: TrashListProps) {
  const { restore } = useRestore();
  const deletedBy = useDeletedBy();
  const acts = (thing: TrashedThing) => <ThingActs name={thing.name} onRestore={() => void restore(thing)} />;
  return (
    <ItemList
      {...props}
      noun="deleted things"
      views="trash"
      failedTitle="Failed to fetch the trash"
      columns={trashColumns(deletedBy, acts)}
      usual="table"
      cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
      card={(thing, select) => (
        <div className="rounded-card border border-line bg-surface p-4">
          <p className="flex items-center justify-between gap-2 text-12 text-muted">
            <span>{kindLabels[thing.kind].one}</span>
            <span>
              <DaysLeft thing={thing} />
            </span>
          </p>
          <h2 className="mt-2 line-clamp-2 text-16 break-words">{thing.name}</h2>
          <p className="mt-1 mb-2 text-12 text-muted">
            Deleted {formatDateTime(thing.deletedAt)}
            {deletedBy.has(thing.id) && `, by ${deletedBy.get(thing.id)}`}
          </p>
          <div className="flex items-center gap-4">
            {select}
            {acts(thing)}
          </div>
        </div>
      )}
      bulk={{
        nameOf: ({ name }) => name,
        acts: (chosen, clear) => <TrashBulk {...{ chosen, kind }} onStarted={clear} />,
        counting: kind && countingOf(kind),
      }}
    />
  );
}
