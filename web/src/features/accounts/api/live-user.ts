import type { User } from '#shared/accounts/user.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';

/**
 * The user, refreshed from the server: an address may have been verified in another browser. Until the response
 * arrives, or if it fails, the session's copy. A cached response is ignored, because the session may have recorded a
 * purchase since.
 */
export function useLiveUser(): User | null {
  const { user, updateUser } = useSession();
  useApi(user ? 'GET /auth/me' : null, undefined, { onSuccess: updateUser });
  return user;
}
