/** The question whether to leave unsaved changes, between the history that asks and the dialog that shows it. */
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
  /** Stays, or goes where the person wanted to go. */
  answer: (leave: boolean): void => {
    const go = pending;
    set(null);
    if (leave) go?.();
  },
};
