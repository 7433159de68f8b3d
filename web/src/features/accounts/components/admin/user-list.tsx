import { useState } from 'react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { api } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useUserActs } from '../../api/admin/use-user-acts.ts';
import { UserActChoice } from './user-act-choice.tsx';
import { UserBulk, type UserBulkProps } from './user-bulk.tsx';
import { UserButtons } from './user-buttons.tsx';
import { userColumns } from './user-columns.tsx';
import { UserCard } from './user-parts.tsx';

export type UserListProps = Pick<ItemListProps<AdminUser>, 'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'> &
  Pick<UserBulkProps, 'filter'>;

/** The users, as the table of the specification or as cards, with their dialogs. */
export function UserList({ filter, ...props }: UserListProps) {
  const { may } = useSession();
  const { busyId, sendWelcome } = useUserActs();
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  const acts = (user: AdminUser) => (
    <UserButtons
      user={user}
      busy={busyId === user.id}
      acts={may('admin') ? { onWelcome: () => void sendWelcome(user), onMore: () => setChosen(user) } : undefined}
    />
  );
  return (
    <>
      <ItemList
        {...props}
        noun="users"
        views="users"
        failedTitle="Failed to fetch users"
        columns={userColumns(acts)}
        usual="table"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-4"
        card={(user, select) => (
          <UserCard user={user}>
            <div className="flex items-center gap-4">
              {select}
              {acts(user)}
            </div>
          </UserCard>
        )}
        {...(may('admin') && {
          bulk: {
            nameOf: ({ name }: AdminUser) => name,
            acts: (chosen: Chosen<AdminUser>, clear: () => void) => (
              <UserBulk {...{ chosen, filter }} onStarted={clear} />
            ),
            counting: {
              of: filter,
              part: (cursor: string | undefined) => api('GET /admin/users/count', { query: { ...filter, cursor } }),
            },
          },
        })}
      />
      <Dialog
        open={chosen !== null}
        onOpenChange={(open) => !open && setChosen(null)}
        title={`More actions for ${chosen?.name}`}
        description={chosen?.email}
      >
        {chosen && <UserActChoice user={chosen} onDone={() => setChosen(null)} />}
      </Dialog>
    </>
  );
}
