import type { FrameworkInput } from '#shared/catalog/framework.ts';
import { api } from '#web/lib/api/api.ts';
import { useFollowedJob } from '#web/lib/jobs/followed-job.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to frameworks. */
export function useAdminFrameworks() {
  const followed = useFollowedJob();
  return useManagedThings<FrameworkInput>({
    noun: 'framework',
    create: (body) => api('POST /admin/frameworks', { body }),
    edit: (id, body) => followed(api('PUT /admin/frameworks/{id}', { params: { id }, body })),
    remove: (id, replace_with) =>
      followed(api('DELETE /admin/frameworks/{id}', { params: { id }, query: { replace_with } })),
    shown: ['GET /admin/frameworks', 'GET /admin/frameworks/summary', 'GET /admin/vocabulary'],
  });
}
