import type { ReactNode } from 'react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { userTexts } from '#shared/accounts/user-columns.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { lastLoginOf, UserRole, UserState } from './user-parts.tsx';

/** The columns of the users; the page brings the actions. */
export const userColumns = (acts: (user: AdminUser) => ReactNode): readonly ListColumn<AdminUser>[] => [
  {
    id: 'user',
    ...userTexts.user,
    isFixed: true,
    cell: ({ name, email }) => (
      <div className="max-w-52 min-w-40">
        <p className="truncate font-strong">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-12 text-muted" title={email}>
          {email}
        </p>
      </div>
    ),
  },
  { id: 'role', ...userTexts.role, cell: (user) => <UserRole user={user} /> },
  { id: 'status', ...userTexts.status, cell: (user) => <UserState user={user} /> },
  {
    id: 'last-login',
    ...userTexts['last-login'],
    cell: (user) => <span className="block w-24 text-muted">{lastLoginOf(user)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
