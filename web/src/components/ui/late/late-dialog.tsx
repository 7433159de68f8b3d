import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useCountedDialog } from '#web/lib/open-dialogs.ts';
import { type Code, useCode } from '#web/lib/use-code.ts';
import { Button } from '../action/button.tsx';
import { ReloadButton } from '../action/reload-button.tsx';
import { returnFocus } from '../dialog/use-focus-return.ts';

interface FailedDialogProps {
  readonly isOffline: boolean;
  readonly onClose: (() => void) | undefined;
}

/** The browser's own dialog: the code of ours may be what is missing. */
function FailedDialog({ isOffline, onClose }: FailedDialogProps) {
  const place = useRef<HTMLDialogElement>(null);
  const title = useId();
  useCountedDialog(true);
  useLayoutEffect(() => {
    const [dialog, before] = [place.current, document.activeElement];
    dialog?.showModal();
    return () => {
      // Nothing behind an open one takes the focus.
      dialog?.close();
      returnFocus(before);
    };
  }, []);
  return (
    <dialog
      ref={place}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      className="m-auto w-[440px] max-w-[calc(100vw-32px)] rounded-card border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-scrim"
    >
      <h2 id={title} className="text-21 leading-tight">
        {isOffline ? 'You are offline' : 'This could not be loaded'}
      </h2>
      <p className="mt-2 text-14 text-muted">
        {isOffline
          ? 'What you wanted to open comes as soon as your connection is back.'
          : 'Your connection may have failed, or the site has been updated since you opened it. Reloading the page usually helps.'}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {onClose && <Button onClick={onClose}>Close</Button>}
        {!isOffline && <ReloadButton />}
      </div>
    </dialog>
  );
}

export interface LateDialogProps {
  readonly part: Code;
  readonly open: boolean;
  /** Missing for a dialog that cannot be closed. */
  readonly onClose: (() => void) | undefined;
  /** The dialog itself, once its code is there; it stays mounted, so that it can return the focus when it closes. */
  readonly children: ReactNode;
}

/** A dialog or panel whose code comes when it is first opened. If that fails, the page stays, and a plain dialog says so. */
export function LateDialog({ part, open, onClose, children }: LateDialogProps) {
  const { state } = useCode(part, open);
  if (state === 'there') return children;
  return open && state !== 'coming' && <FailedDialog isOffline={state === 'offline'} onClose={onClose} />;
}
