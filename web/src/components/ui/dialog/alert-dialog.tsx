import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCountedDialog } from '#web/lib/open-dialogs.ts';
import { Button } from '../action/button.tsx';
import { dialogClasses, scrimClasses } from './dialog-classes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: `Are you sure you want to delete this article?` */
  readonly title: string;
  /** What confirming does. */
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** False while it cannot be confirmed, as the description says. */
  readonly canConfirm?: boolean;
  /** Keeps the dialog open and busy during the action. */
  readonly busy?: boolean;
  readonly busyText?: string;
  /** `destroy` unless the action is harmless. */
  readonly variant?: 'destroy' | 'primary';
  readonly onConfirm: () => void;
}

/** Asks before a destructive action. The focus starts on Cancel; the caller closes it when the action is done. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel', onConfirm } = props;
  const focusReturn = useFocusReturn();
  useCountedDialog(open);
  const { busy = false, busyText, variant = 'destroy', canConfirm = true } = props;
  return (
    <Radix.Root open={open} onOpenChange={busy ? undefined : onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content {...focusReturn} className={dialogClasses}>
          <Radix.Title className="text-21 leading-tight">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-14 text-muted">{description}</Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button {...{ variant, busy, busyText }} disabled={!canConfirm} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
