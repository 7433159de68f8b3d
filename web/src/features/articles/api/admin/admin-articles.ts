import { api } from '#web/lib/api/api.ts';
import type { ApiRoute } from '#web/lib/api/api-types.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** Where articles are listed and counted. */
export const articlesShown: readonly ApiRoute[] = [
  'GET /admin/articles',
  'GET /admin/articles/summary',
  'GET /admin/articles/{id}',
];

/** What an admin does with articles of the list; they are written on pages of their own. */
export const useAdminArticles = () =>
  useManagedThings<never>({
    noun: 'article',
    remove: (id) => api('DELETE /admin/articles/{id}', { params: { id } }),
    restore: (id) => api('POST /admin/articles/{id}/restore', { params: { id } }),
    shown: articlesShown,
  });
