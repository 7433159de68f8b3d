import { href } from '#shared/pages/href.ts';
import { AccountSection } from '#web/components/account/account-section.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { useLiveUser } from '#web/features/accounts/api/live-user.ts';
import { AccountProfile } from '#web/features/accounts/components/account-profile.tsx';
import { AccountSecurity } from '#web/features/accounts/components/account-security.tsx';
import { AccountData } from '#web/features/privacy/components/account-data.tsx';
import { AccountDeletion } from '#web/features/privacy/components/account-deletion.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** Everything people can do with their account. Renders at once, because the session has the user. */
export function AccountPage() {
  useTitle('Account');
  const user = useLiveUser();
  if (!user) return null;
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1 className="mb-6 sm:mb-8">Account</h1>
      <AccountProfile user={user} />
      <AccountSection title="Orders and ebooks" text="Receipts, refunds, and what you own.">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={href('orders')}>Orders and receipts</ButtonLink>
          <ButtonLink to={href('library')}>My Library</ButtonLink>
        </div>
      </AccountSection>
      <AccountSecurity />
      <AccountData />
      <AccountDeletion user={user} />
    </div>
  );
}
