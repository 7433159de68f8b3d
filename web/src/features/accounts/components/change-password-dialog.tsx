import { Dialog } from '#web/components/ui/dialog.tsx';
import { PasswordInput } from '#web/components/ui/password-input.tsx';

export interface ChangePasswordDialogProps {
  readonly open: boolean;
  /** The server lets nothing else happen first: it cannot be closed. */
  readonly forced: boolean;
  readonly onClose: () => void;
}

export const ChangePasswordDialog = ({ open, forced, onClose }: ChangePasswordDialogProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} closable={!forced} title="Change Password">
    <PasswordInput label="Current password" autoComplete="current-password" />
  </Dialog>
);
