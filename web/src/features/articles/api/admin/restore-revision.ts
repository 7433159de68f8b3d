import type { AdminArticleDetail, ArticleRevision } from '#shared/articles/article.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** Makes an earlier text of an article the newest. `onRestored` gets the article as it is then. */
export function useRestoreRevision(
  { id, revision }: Pick<AdminArticleDetail, 'id' | 'revision'>,
  onRestored: (article: AdminArticleDetail) => Promise<void>,
) {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const restore = (earlier: ArticleRevision) =>
    attempt(earlier.id, 'Failed to restore the revision', async () => {
      const params = { id, revision: earlier.id };
      const saved = await api('POST /admin/articles/{id}/revisions/{revision}/restore', { params, body: { revision } });
      toast.success(saved.message);
      await onRestored(saved.article);
      await reload('GET /admin/articles');
    });
  return { restore, isBusy: busyId !== null };
}
