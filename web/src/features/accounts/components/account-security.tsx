import { href } from '#shared/pages/href.ts';
import { AccountSection } from '#web/components/account/account-section.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { useSignOutEverywhere } from '../api/sign-out-everywhere.ts';
import { MySessions } from './sessions/my-sessions.tsx';

/** The password, the second factor, where the user is signed in, and a way to end one session or all. */
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
      <AccountSection
        title="Devices"
        text="Where you are signed in. End a session that you do not recognize, and change your password."
      >
        <MySessions />
        <Button busy={busy} busyText="Signing out…" onClick={() => void signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </AccountSection>
    </>
  );
}
