import type { CoachingPackageInput } from '#shared/coaching/coaching-package.ts';
import { api } from '#web/lib/api/api.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** The fields of the form; others keep their values. */
export type CoachingFields = Pick<
  CoachingPackageInput,
  'title' | 'description' | 'price' | 'duration' | 'sessions' | 'level' | 'category' | 'features' | 'max_participants'
>;

/** An admin's changes to advisory packages. */
export const useAdminCoaching = () =>
  useManagedThings<CoachingFields>({
    noun: 'coaching package',
    create: (body) => api('POST /admin/coaching-packages', { body }),
    edit: (id, body) => api('PUT /admin/coaching-packages/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /admin/coaching-packages/{id}', { params: { id } }),
    restore: (id) => api('POST /admin/coaching-packages/{id}/restore', { params: { id } }),
    shown: ['GET /admin/coaching-packages', 'GET /admin/coaching-packages/summary', 'GET /admin/stats'],
  });
