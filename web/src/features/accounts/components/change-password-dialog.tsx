import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export interface ChangePasswordDialogProps {
  readonly open: boolean;
  /** The server requires a new password before anything else: the dialog cannot be closed. */
  readonly forced: boolean;
  readonly onClose: () => void;
}

/** Change Password, voluntary or forced. A forced change still offers Log out. */
export function ChangePasswordDialog({ open, forced, onClose }: ChangePasswordDialogProps) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const logOut = () => {
    void navigate(href('home'));
    void signOut();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      closable={!forced}
      title="Change Password"
      description={
        forced
          ? 'Before you go on, please choose a new password: the present one was set for you or is no longer trusted.'
          : 'You stay signed in here. Every other device is signed out.'
      }
    >
      <ChangePasswordForm
        onDone={onClose}
        onLeave={forced ? logOut : onClose}
        leaveLabel={forced ? 'Log out' : 'Cancel'}
      />
    </Dialog>
  );
}
