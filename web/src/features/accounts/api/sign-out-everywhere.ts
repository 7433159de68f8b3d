import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

/** Ends the user's sessions on every device, then here. */
export function useSignOutEverywhere() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function signOutEverywhere(): Promise<void> {
    setBusy(true);
    try {
      const { message = 'You are signed out everywhere.' } = await api('POST /auth/logout-everywhere');
      // Navigate home first: a page that requires a session would redirect to sign in.
      void navigate(href('home'));
      void signOut();
      toast.success(message);
    } catch (error) {
      toast.error(problemDetail(error, 'Failed to sign out everywhere. Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  return { busy, signOutEverywhere };
}
