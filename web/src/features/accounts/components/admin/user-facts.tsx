import type { ReactNode } from 'react';
import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { lastLoginOf, UserRole, UserState } from './user-parts.tsx';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="-mr-px -mb-px border-r border-b border-line px-4 py-3.5">
    <dt className="mb-1 text-12 text-muted">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

/** Who a person is and what state the account is in. */
export const UserFacts = ({ user, sessions_ended_at }: Pick<UserProfile, 'user' | 'sessions_ended_at'>) => (
  <dl className="grid overflow-hidden rounded-card border border-line bg-surface xs:grid-cols-2 xl:grid-cols-3">
    <Fact label="Status">
      <UserState user={user} />
    </Fact>
    <Fact label="Role">
      <UserRole user={user} />
    </Fact>
    <Fact label="Email address">{user.email_verified ? 'Verified' : 'Not verified'}</Fact>
    <Fact label="Second factor">{user.second_factor ? 'On' : 'Off'}</Fact>
    <Fact label="Joined">{formatDateTime(user.created_at)}</Fact>
    <Fact label="Last login">{lastLoginOf(user)}</Fact>
    <Fact label="Sessions ended">{sessions_ended_at ? formatDateTime(sessions_ended_at) : 'Never'}</Fact>
  </dl>
);
