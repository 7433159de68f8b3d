import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';

const failure = 'Unsubscribe failed. Please try again or contact support.';

/** The server takes no more; a longer one names no newsletter, and must not keep anybody from leaving. */
const longest = 60;

export type UnsubscriptionState =
  | { readonly kind: 'confirm' | 'loading' }
  | { readonly kind: 'success' | 'error'; readonly detail: string };

/**
 * Unsubscribes only after confirmation: just opening the link, as mail scanners do, must change nothing. `newsletter`: the one
 * whose link it was.
 */
export function useUnsubscription(subscriberId: string, newsletter: string | undefined) {
  const [state, setState] = useState<UnsubscriptionState>({ kind: 'confirm' });
  async function unsubscribe(): Promise<void> {
    setState({ kind: 'loading' });
    try {
      const { message } = await api('POST /newsletter/unsubscribe/{subscriberId}', {
        params: { subscriberId },
        query: { newsletter: newsletter?.slice(0, longest) },
      });
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
