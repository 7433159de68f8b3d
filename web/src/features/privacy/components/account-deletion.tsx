import { useState } from 'react';
import type { User } from '#shared/accounts/user.ts';
import { AccountSection } from '#web/components/account/account-section.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Deletes the account, after a confirmation that lists what is lost. */
export function AccountDeletion({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountSection title="Delete account" text="Removes your account and everything in it, at once and for good.">
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Delete your account?">
        <DeleteAccountForm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountSection>
  );
}
