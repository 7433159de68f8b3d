import { AccountSection } from '#web/components/account/account-section.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { useSignOutEverywhere } from '../api/sign-out-everywhere.ts';

/** The password, and a way to end all sessions. */
export function AccountSecurity() {
  const { open } = useChangePassword();
  const { busy, signOutEverywhere } = useSignOutEverywhere();
  return (
    <>
      <AccountSection title="Password" text="A change signs out every other device.">
        <Button onClick={open}>Change password</Button>
      </AccountSection>
      <AccountSection title="Devices" text="Signs out this device and every other, at once.">
        <Button busy={busy} busyText="Signing out…" onClick={() => void signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </AccountSection>
    </>
  );
}
