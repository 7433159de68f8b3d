import type { FrameworkInput } from '#shared/catalog/framework.ts';
import { api } from '#web/lib/api/api.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to frameworks. */
export const useAdminFrameworks = () =>
  useManagedThings<FrameworkInput>({
    noun: 'framework',
    create: (body) => api('POST /admin/frameworks', { body }),
    edit: (id, body) => api('PUT /admin/frameworks/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /admin/frameworks/{id}', { params: { id } }),
    shown: ['GET /admin/frameworks', 'GET /admin/frameworks/summary'],
  });
