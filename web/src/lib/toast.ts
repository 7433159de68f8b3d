/** A toast's optional action, usually Undo. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}
export interface Toast {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

type Show = (toast: Toast) => void;

let show: Show | undefined;
let waiting: Toast[] = [];
let load: (() => void) | undefined;

/** The toaster registers itself here. Toasts raised before it was loaded are shown then. */
export function connectToaster(toaster: Show): () => void {
  show = toaster;
  for (const entry of waiting) toaster(entry);
  waiting = [];
  return () => {
    show = undefined;
  };
}

/** Called when the first toast is raised: the toaster's code is not part of the first load. */
export function onFirstToast(listener: () => void): () => void {
  load = listener;
  if (waiting.length > 0) listener();
  return () => {
    load = undefined;
  };
}

function raise(entry: Toast): void {
  if (show) {
    show(entry);
    return;
  }
  waiting.push(entry);
  load?.();
}

/** Short messages, 4 seconds, at most three at a time, announced politely. */
export const toast = {
  success: (text: string, action?: ToastAction): void => raise({ kind: 'success', text, action }),
  error: (text: string, action?: ToastAction): void => raise({ kind: 'error', text, action }),
  warning: (text: string, action?: ToastAction): void => raise({ kind: 'warning', text, action }),
  info: (text: string, action?: ToastAction): void => raise({ kind: 'info', text, action }),
};
