import type { CategoryInput } from '#shared/vocabulary/category.ts';
import { api } from '#web/lib/api/api.ts';
import { useFollowedJob } from '#web/lib/jobs/followed-job.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to categories. What a category sorts never changes. */
export function useAdminCategories() {
  const followed = useFollowedJob();
  return useManagedThings<CategoryInput>({
    noun: 'category',
    create: (body) => api('POST /admin/categories', { body }),
    edit: (id, { kind: _, ...body }) => followed(api('PUT /admin/categories/{id}', { params: { id }, body })),
    remove: (id, replace_with) =>
      followed(api('DELETE /admin/categories/{id}', { params: { id }, query: { replace_with } })),
    // The list of tags names their categories.
    shown: [
      ...(['GET /admin/categories', 'GET /admin/tags'] as const),
      ...(['GET /admin/vocabulary/summary', 'GET /admin/vocabulary'] as const),
    ],
  });
}
