import { Button } from '#web/components/ui/action/button.tsx';
import { useChangePassword } from '#web/lib/session/change-password.ts';
import { AccountSection } from './account-section.tsx';

export const AccountSecurity = () => {
  const { open } = useChangePassword();
  return (
    <AccountSection title="Password" text="A change signs out every other device.">
      <Button onClick={open}>Change password</Button>
    </AccountSection>
  );
};
