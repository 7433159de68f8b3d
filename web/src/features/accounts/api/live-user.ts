import type { User } from '#shared/accounts/user.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';

/**
 * The signed-in person as the server knows them now: an address may have been verified in another browser. Until that
 * has arrived, and when it does not, the session's copy. What the cache still holds is not taken: the session may
 * have learned of a purchase since.
 */
export function useLiveUser(): User | null {
  const { user, updateUser } = useSession();
  useApi(user ? 'GET /auth/me' : null, undefined, { onSuccess: updateUser });
  return user;
}
