import { useEffect } from 'react';

/** Where the router asks before it leaves a page. One question at a time. */
export interface LeaveGuard {
  /** Whether some form has unsaved changes. */
  isActive(): boolean;
  /** Forms report here; answers how to withdraw. */
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

/** While `unsaved`, leaving the page asks first: by a link, by Back, by closing the tab. */
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
