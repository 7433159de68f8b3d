import { AccountSection } from '#web/components/account/account-section.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { useChangePassword } from '#web/lib/session/change-password.ts';

export const AccountSecurity = () => {
  const { open } = useChangePassword();
  return (
    <AccountSection title="Password" text="A change signs out every other device.">
      <Button onClick={open}>Change password</Button>
    </AccountSection>
  );
};
