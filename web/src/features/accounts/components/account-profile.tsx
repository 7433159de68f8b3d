import type { ReactNode } from 'react';
import type { User } from '#shared/accounts/user.ts';
import { formatDate } from '#shared/kernel/format.ts';
import { AccountSection } from '#web/components/account/account-section.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { EmailReminder } from './email-reminder.tsx';

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 xs:grid-cols-[130px_1fr]">
    <dt className="text-14 leading-6 text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

/** The account's name, address and age. */
export const AccountProfile = ({ user }: { readonly user: User }) => (
  <AccountSection title="Profile" text="Your name appears on your receipts.">
    <dl className="grid w-full gap-3">
      <Line label="Name">
        <bdi>{user.name}</bdi>
      </Line>
      <Line label="Email">
        <span className="mr-3">{user.email}</span>
        {user.email_verified ? (
          <Status look="published">Confirmed</Status>
        ) : (
          <Status look="draft">Not confirmed yet</Status>
        )}
      </Line>
      <Line label="Member since">
        <time dateTime={user.created_at} className="font-mono text-14">
          {formatDate(user.created_at)}
        </time>
      </Line>
    </dl>
    {!user.email_verified && <EmailReminder email={user.email} />}
  </AccountSection>
);
