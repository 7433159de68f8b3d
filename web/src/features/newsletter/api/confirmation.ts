import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, problemDetail } from '#web/lib/api/api-problem.ts';

const failure = 'Confirmation failed. The link may be invalid or expired.';

export type ConfirmationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'success'; readonly message: string; readonly subscriberId: string }
  | { readonly kind: 'error'; readonly detail: string; readonly isFinal: boolean };

/** Confirms a subscription with the mailed token, once per token however often the page renders. */
export function useConfirmation(token: string): ConfirmationState & { readonly retry: () => void } {
  const [state, setState] = useState<ConfirmationState>({ kind: 'loading' });
  const asked = useRef<string>(undefined);
  const confirm = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const { message, subscriber_id } = await api('GET /newsletter/confirm/{token}', { params: { token } });
      setState({ kind: 'success', message, subscriberId: subscriber_id });
    } catch (error) {
      const isFinal = error instanceof ApiProblem && error.status === 404;
      setState({ kind: 'error', detail: problemDetail(error, failure), isFinal });
    }
  }, [token]);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void confirm();
  }, [token, confirm]);
  return { ...state, retry: () => void confirm() };
}
