import { type ReactNode, useState } from 'react';
import { leaveGuard } from '#web/lib/leave-guard.ts';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
import { Dialog, type DialogProps } from '../ui/dialog/dialog.tsx';

export interface EditDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly size?: DialogProps['size'];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around a form. Escape, a click beside it and Close ask before they throw away what was typed. */
export function EditDialog({ open, title, size = 'form', onClose, children }: EditDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        title={title}
        size={size}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (leaveGuard.isActive()) setAsking(true);
          else close();
        }}
      >
        {children}
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you have typed is not saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
      />
    </>
  );
}
