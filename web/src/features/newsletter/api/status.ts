import type { NewsletterStatus } from '#shared/newsletter/subscriber.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';

export interface KnownStatus {
  /** The account's address, with a session. */
  readonly email: string | undefined;
  /** Undefined for visitors and while unknown: a failed check still shows the form. */
  readonly status: NewsletterStatus | undefined;
  readonly isLoading: boolean;
}

/** Whether the user is already subscribed. */
export function useNewsletterStatus(): KnownStatus {
  const { user, status: session } = useSession();
  const { data, error } = useApi(user ? 'GET /newsletter/status' : null);
  const isLoading = session === 'restoring' || Boolean(user && !data && !error);
  return { email: user?.email, status: data, isLoading };
}
