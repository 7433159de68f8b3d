import type { ReactNode } from 'react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { lastLoginOf, roleText, stateOf, UserRole, UserState } from './user-parts.tsx';

const stateText = (user: AdminUser): string =>
  user.force_password_change ? `${stateOf(user)}, password reset required` : stateOf(user);

/** The columns of the users; the page brings the actions. */
export const userColumns = (acts: (user: AdminUser) => ReactNode): readonly ListColumn<AdminUser>[] => [
  {
    id: 'user',
    label: 'User',
    isFixed: true,
    value: ({ name, email }) => `${name} <${email}>`,
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
  { id: 'role', label: 'Role', value: roleText, cell: (user) => <UserRole user={user} /> },
  { id: 'status', label: 'Status', value: stateText, cell: (user) => <UserState user={user} /> },
  {
    id: 'last-login',
    label: 'Last login',
    value: ({ last_login }) => last_login ?? 'Never',
    cell: (user) => <span className="block w-24 text-muted">{lastLoginOf(user)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
