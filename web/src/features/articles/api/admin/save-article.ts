import type { AdminArticleDetail } from '#shared/articles/article.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';
import type { ArticleFields } from './article-values.ts';

/** Creating and changing an article on its page. Each throws, so that the form keeps what was typed. */
export function useSaveArticle() {
  const reload = useReload();
  const told = async (article: AdminArticleDetail, sentence: string) => {
    toast.success(sentence);
    await reload('GET /admin/articles', 'GET /admin/articles/summary', 'GET /admin/articles/{id}/revisions');
    return article;
  };
  return {
    create: async (body: ArticleFields) =>
      told((await api('POST /admin/articles', { body })).article, 'Article created successfully'),
    edit: async (id: string, body: ArticleFields & { readonly revision: number }) =>
      told((await api('PUT /admin/articles/{id}', { params: { id }, body })).article, 'Article updated successfully'),
  };
}
