import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

const failure = 'Verification failed. The link may be invalid or expired.';

export type VerificationState =
  | { readonly kind: 'loading' | 'success' }
  | { readonly kind: 'error'; readonly detail: string };

/** Confirms an address with the mailed token, once per token however often the page renders. */
export function useEmailVerification(token: string): VerificationState & { readonly retry: () => void } {
  const { user, updateUser } = useSession();
  const [state, setState] = useState<VerificationState>({ kind: 'loading' });
  const asked = useRef<string>(undefined);

  const verify = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      await api('POST /auth/verify-email', { body: { token } });
      setState({ kind: 'success' });
    } catch (error) {
      setState({ kind: 'error', detail: problemDetail(error, failure) });
    }
  }, [token]);

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    if (token) void verify();
    else setState({ kind: 'error', detail: 'Invalid verification link' });
  }, [token, verify]);

  // The link may be for another account than the one signed in here, so reload the user from the server.
  const isNews = state.kind === 'success' && user !== null;
  useApi(isNews ? 'GET /auth/me' : null, undefined, { onSuccess: updateUser });

  return { ...state, retry: () => void verify() };
}

/** Requests the verification mail again. */
export function useSendVerification() {
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await api('POST /auth/send-verification');
      setSent(true);
      toast.success('Verification email sent. Please check your inbox.');
    } catch (error) {
      toast.error(problemDetail(error, 'Failed to send the verification email. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, isSent, send };
}
