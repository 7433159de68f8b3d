import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useEndSession } from '../../api/end-session.ts';
import { SessionList } from '../sessions/session-list.tsx';

/** Where a user is signed in; admins may end one of the sessions. */
export function UserSessions({ user: { id, name } }: { readonly user: AdminUser }) {
  const { may } = useSession();
  const loaded = useApi('GET /admin/users/{id}/sessions', { params: { id } });
  const ending = useEndSession(
    (session_id) => api('DELETE /admin/users/{id}/sessions/{session_id}', { params: { id, session_id } }),
    ['GET /admin/users/{id}/sessions', 'GET /admin/users/{id}'],
  );
  return (
    <RecordSection
      title="Sessions"
      aside={loaded.data && loaded.data.sessions.length > 0 && loaded.data.sessions.length}
    >
      <SessionList
        loaded={loaded}
        ending={may('admin') ? ending : undefined}
        empty="Signed in nowhere"
        effect={`${name} is signed out there at once and can sign in again.`}
      />
    </RecordSection>
  );
}
