import type { AdminCoachingPackage } from '#shared/coaching/coaching-package.ts';
import { href } from '#shared/pages/href.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { api } from '#web/lib/api/api.ts';
import { type CoachingFields, useAdminCoaching } from '../../api/admin/admin-coaching.ts';
import { CoachingBulk, type CoachingBulkProps } from './coaching-bulk.tsx';
import { CoachingCard } from './coaching-card.tsx';
import { coachingColumns } from './coaching-columns.tsx';
import { CoachingForm } from './coaching-form.tsx';

export type CoachingListProps = Pick<
  ManagedListProps<AdminCoachingPackage, CoachingFields>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isTrash' | 'isAdding' | 'onAdded'
> &
  Pick<CoachingBulkProps, 'filter'>;

/** The advisory packages, as the cards of the specification or as a table. */
export const CoachingList = ({ filter, ...props }: CoachingListProps) => (
  <ManagedList
    {...props}
    noun="coaching packages"
    views="coaching-packages"
    bulkActs={(chosen, clear) => <CoachingBulk {...{ chosen, filter }} onStarted={clear} />}
    counting={{
      of: filter,
      part: (cursor) => api('GET /admin/coaching-packages/count', { query: { ...filter, cursor } }),
    }}
    things={useAdminCoaching()}
    nameOf={({ title }) => title}
    viewOf={() => href('coaching')}
    columns={coachingColumns}
    usual="cards"
    cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
    card={(item, acts) => <CoachingCard item={item}>{acts}</CoachingCard>}
    form={(of) => <CoachingForm {...of} />}
    deletion={(name) => `“${name}” leaves the site at once and waits 30 days in the trash.`}
  />
);
