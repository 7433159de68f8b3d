import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { isStaffRole, roleOf } from '#shared/accounts/role.ts';
import { roleText, stateOf } from '#shared/accounts/user-columns.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';

interface Shown {
  readonly user: AdminUser;
}

export const lastLoginOf = ({ last_login }: AdminUser): string => (last_login ? formatDateTime(last_login) : 'Never');

export const UserRole = ({ user }: Shown) =>
  isStaffRole(roleOf(user)) ? (
    <Badge look="accent">{roleText(user)}</Badge>
  ) : (
    <span className="text-muted">{roleText(user)}</span>
  );

/** Whether the account is active, and whether its owner has to choose a new password. */
export const UserState = ({ user }: Shown) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <Status look={user.status === 'active' ? 'published' : 'archived'}>{stateOf(user)}</Status>
    {user.force_password_change && <Badge look="draft">Password reset required</Badge>}
  </span>
);

/** A user on a small screen; the actions are below. */
export const UserCard = ({ user, children }: Shown & { readonly children: React.ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <div className="flex items-start justify-between gap-3">
      <UserState user={user} />
      <UserRole user={user} />
    </div>
    <h2 className="mt-2 text-16 break-words">
      <bdi>{user.name}</bdi>
    </h2>
    <p className="text-14 break-words text-muted">{user.email}</p>
    <p className="mt-1 text-12 text-muted">Last login: {lastLoginOf(user)}</p>
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
