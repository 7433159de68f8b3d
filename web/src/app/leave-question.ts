/** Connects the history, which asks whether to discard unsaved changes, to the dialog that shows the question. */
type Leave = () => void;

const listeners = new Set<() => void>();
let pending: Leave | null = null;

function set(leave: Leave | null): void {
  pending = leave;
  for (const listener of listeners) listener();
}

export const leaveQuestion = {
  ask: (leave: Leave): void => set(leave),
  current: (): Leave | null => pending,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Stays, or continues the navigation. */
  answer: (leave: boolean): void => {
    const go = pending;
    set(null);
    if (leave) go?.();
  },
};
