import { api } from '#web/lib/api/api.ts';
import type { ApiRoute } from '#web/lib/api/api-types.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** Where newsletters are listed and counted. */
export const newslettersShown: readonly ApiRoute[] = ['GET /admin/newsletters', 'GET /admin/newsletters/summary'];

/** What an admin does with newsletters of the list; they are written on pages of their own. */
export const useNewsletters = () =>
  useManagedThings<never>({
    noun: 'newsletter',
    remove: (id) => api('DELETE /admin/newsletters/{id}', { params: { id } }),
    shown: newslettersShown,
  });
