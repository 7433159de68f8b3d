import type { TagInput } from '#shared/vocabulary/tag.ts';
import { api } from '#web/lib/api/api.ts';
import { useFollowedJob } from '#web/lib/jobs/followed-job.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to tags. */
export function useAdminTags() {
  const followed = useFollowedJob();
  return useManagedThings<TagInput>({
    noun: 'tag',
    create: (body) => api('POST /admin/tags', { body }),
    edit: (id, body) => followed(api('PUT /admin/tags/{id}', { params: { id }, body })),
    remove: (id, replace_with) => followed(api('DELETE /admin/tags/{id}', { params: { id }, query: { replace_with } })),
    shown: ['GET /admin/tags', 'GET /admin/vocabulary/summary', 'GET /admin/vocabulary'],
  });
}
