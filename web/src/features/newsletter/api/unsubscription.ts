import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';

const failure = 'Unsubscribe failed. Please try again or contact support.';

export type UnsubscriptionState =
  | { readonly kind: 'confirm' | 'loading' }
  | { readonly kind: 'success' | 'error'; readonly detail: string };

/** Unsubscribes only after confirmation: just opening the link, as mail scanners do, must change nothing. */
export function useUnsubscription(subscriberId: string) {
  const [state, setState] = useState<UnsubscriptionState>({ kind: 'confirm' });
  async function unsubscribe(): Promise<void> {
    setState({ kind: 'loading' });
    try {
      const { message } = await api('POST /newsletter/unsubscribe/{subscriberId}', { params: { subscriberId } });
      setState({ kind: 'success', detail: message });
    } catch (error) {
      setState({ kind: 'error', detail: problemDetail(error, failure) });
    }
  }
  return {
    state,
    unsubscribe: () => void (state.kind === 'loading' || unsubscribe()),
  };
}
