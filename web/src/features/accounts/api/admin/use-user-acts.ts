import type { AdminUser } from '#shared/accounts/admin-user.ts';
import type { Role } from '#shared/accounts/role.ts';
import type { Done } from '#shared/kernel/answer.ts';
import { api } from '#web/lib/api/api.ts';
import type { ApiRoute } from '#web/lib/api/api-types.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { deletion, type UserAct } from './user-acts.ts';

const lists: readonly ApiRoute[] = ['GET /admin/users', 'GET /admin/stats'];

/** What the page of a user shows. */
const onPage: readonly ApiRoute[] = ['GET /admin/users/{id}', 'GET /admin/users/{id}/sessions'];

/** An admin's acts on users. Each shows a message and reloads what shows the user. True on success. */
export function useUserActs() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const run = ({ id }: AdminUser, failed: string, work: (id: string) => Promise<Done>, isGone = false) =>
    attempt(id, failed, async () => {
      const { message } = await work(id);
      toast.success(message);
      await reload(...lists, ...(isGone ? [] : onPage));
    });
  return {
    busyId,
    act: (user: AdminUser, act: UserAct) => run(user, act.failed, act.run, act === deletion),
    setRole: (user: AdminUser, role: Role) =>
      run(user, 'Failed to change the role', (id) =>
        api('PUT /admin/users/{id}/role', { params: { id }, body: { role } }),
      ),
    sendWelcome: (user: AdminUser) =>
      run(user, 'Failed to send welcome email', (id) => api('POST /admin/users/{id}/send-welcome', { params: { id } })),
  };
}
