import type { AuthorInput } from '#shared/articles/author.ts';
import { api } from '#web/lib/api/api.ts';
import { useFollowJob } from '#web/lib/jobs/follow-job.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** An admin's changes to the profiles of authors. */
export function useAdminAuthors() {
  const follow = useFollowJob();
  return useManagedThings<AuthorInput>({
    noun: 'author profile',
    create: (body) => api('POST /admin/author-profiles', { body }),
    edit: (id, body) => api('PUT /admin/author-profiles/{id}', { params: { id }, body }),
    async remove(id, replace_with) {
      const answer = await api('DELETE /admin/author-profiles/{id}', { params: { id }, query: { replace_with } });
      if (answer.job) follow(answer.job);
      return answer;
    },
    // Articles show the names of their authors.
    shown: ['GET /admin/author-profiles', 'GET /admin/articles', 'GET /admin/articles/{id}'],
  });
}
