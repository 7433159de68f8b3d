import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';
import { useSignedOut } from './signed-out.ts';

/** Ends the user's sessions on every device, then here. */
export function useSignOutEverywhere() {
  const signedOut = useSignedOut();
  const [busy, setBusy] = useState(false);
  async function signOutEverywhere(): Promise<void> {
    setBusy(true);
    try {
      const { message = 'You are signed out everywhere.' } = await api('POST /auth/logout-everywhere');
      signedOut(message);
    } catch (error) {
      toast.error(problemDetail(error, 'Failed to sign out everywhere. Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  return { busy, signOutEverywhere };
}
