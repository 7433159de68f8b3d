import { href } from '#shared/pages/href.ts';
import { AccountSection } from '#web/components/account/account-section.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { useSignOutEverywhere } from '../api/sign-out-everywhere.ts';

/** The password, the second factor, and a way to end all sessions. */
export function AccountSecurity() {
  const { open } = useChangePassword();
  const { busy, signOutEverywhere } = useSignOutEverywhere();
  return (
    <>
      <AccountSection title="Password" text="A change signs out every other device.">
        <Button onClick={open}>Change password</Button>
      </AccountSection>
      <AccountSection
        title="Second factor"
        text="A code besides the password, so that a stolen password is not enough."
      >
        <ButtonLink to={href('secondFactor')}>Set up or change</ButtonLink>
      </AccountSection>
      <AccountSection title="Devices" text="Signs out this device and every other, at once.">
        <Button busy={busy} busyText="Signing out…" onClick={() => void signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </AccountSection>
    </>
  );
}
