import type { AuthorInput } from '#shared/articles/author.ts';
import { api } from '#web/lib/api/api.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to the profiles of authors. */
export const useAdminAuthors = () =>
  useManagedThings<AuthorInput>({
    noun: 'author profile',
    create: (body) => api('POST /admin/author-profiles', { body }),
    edit: (id, body) => api('PUT /admin/author-profiles/{id}', { params: { id }, body }),
    remove: (id, replace_with) =>
      api('DELETE /admin/author-profiles/{id}', { params: { id }, query: { replace_with } }),
    // Articles show the names of their authors.
    shown: ['GET /admin/author-profiles', 'GET /admin/articles', 'GET /admin/articles/{id}'],
  });
