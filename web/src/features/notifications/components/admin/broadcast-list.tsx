import type { AdminBroadcast, BroadcastInput } from '#shared/notifications/broadcast.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { useAdminBroadcasts } from '../../api/admin/admin-broadcasts.ts';
import { BroadcastBulk, type BroadcastBulkProps } from './broadcast-bulk.tsx';
import { BroadcastCard } from './broadcast-card.tsx';
import { broadcastColumns } from './broadcast-columns.tsx';
import { BroadcastForm } from './broadcast-form.tsx';

export type BroadcastListProps = Pick<
  ManagedListProps<AdminBroadcast, BroadcastInput>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isAdding' | 'onAdded'
> &
  Pick<BroadcastBulkProps, 'filter'>;

/** The notifications to many, as cards or as a table. */
export const BroadcastList = ({ filter, ...props }: BroadcastListProps) => (
  <ManagedList
    {...props}
    noun="notifications"
    views="notifications"
    bulkActs={(chosen, clear) => <BroadcastBulk {...{ chosen, filter }} onStarted={clear} />}
    things={useAdminBroadcasts()}
    nameOf={({ title }) => title}
    columns={broadcastColumns}
    usual="cards"
    cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4"
    card={(broadcast, acts) => <BroadcastCard broadcast={broadcast}>{acts}</BroadcastCard>}
    form={(of) => <BroadcastForm {...of} />}
    deletion={(name) => `“${name}” is withdrawn from everyone, and how often it was seen is forgotten.`}
  />
);
