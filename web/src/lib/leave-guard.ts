import { useEffect } from 'react';

/** Tells the router whether to ask before leaving a page. */
export interface LeaveGuard {
  /** Whether some form has unsaved changes. */
  isActive(): boolean;
  /** Called by forms with unsaved changes; returns the function that withdraws the guard. */
  activate(): () => void;
}

export function createLeaveGuard(): LeaveGuard {
  const active = new Set<symbol>();
  return {
    isActive: () => active.size > 0,
    activate() {
      const form = Symbol('unsaved');
      active.add(form);
      return () => void active.delete(form);
    },
  };
}

export const leaveGuard = createLeaveGuard();

/** While `unsaved`, leaving the page by link, Back or closing the tab asks first. */
export function useLeaveGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const withdraw = leaveGuard.activate();
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      withdraw();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
}
