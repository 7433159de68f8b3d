import { useState } from 'react';
import type { OpenSession } from '#shared/accounts/open-session.ts';
import type { Done } from '#shared/kernel/answer.ts';
import type { ApiRoute } from '#web/lib/api/api-types.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { useSignedOut } from './signed-out.ts';

export interface EndingSession {
  /** The session that the question is about. */
  readonly asked: OpenSession | null;
  readonly ask: (session: OpenSession | null) => void;
  readonly busy: boolean;
  readonly confirm: () => Promise<void>;
}

/**
 * Ends a session after a question: `end` calls the server, `shown` are the routes that show it. The one that asks is signed
 * out here as well.
 */
export function useEndSession(end: (id: string) => Promise<Done>, shown: readonly ApiRoute[]): EndingSession {
  const reload = useReload();
  const signedOut = useSignedOut();
  const { busyId, attempt } = useActs();
  const [asked, setAsked] = useState<OpenSession | null>(null);
  const confirm = async () => {
    if (!asked) return;
    const isDone = await attempt(asked.id, 'Failed to end the session. Please try again.', async () => {
      const { message } = await end(asked.id);
      if (asked.current) return signedOut(message);
      toast.success(message);
      await reload(...shown);
    });
    // A failed one may be gone by now: the list says so.
    if (!isDone) await reload(...shown);
    setAsked(null);
  };
  return { asked, ask: setAsked, busy: busyId !== null, confirm };
}
