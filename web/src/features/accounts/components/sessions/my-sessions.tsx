import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useEndSession } from '../../api/end-session.ts';
import { SessionList } from './session-list.tsx';

/** Where the user is signed in, on the account page. */
export function MySessions() {
  const loaded = useApi('GET /user/sessions');
  const ending = useEndSession((id) => api('DELETE /user/sessions/{id}', { params: { id } }), ['GET /user/sessions']);
  return (
    <SessionList
      loaded={loaded}
      ending={ending}
      empty="You are signed in nowhere else."
      effect="signed out at once, until the next sign-in there."
    />
  );
}
