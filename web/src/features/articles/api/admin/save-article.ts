import type { AdminArticleDetail, ArticleEdit, ArticleInput } from '#shared/articles/article.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import type { Drafted } from '#web/lib/form/use-drafted-form.ts';
import { toast } from '#web/lib/toast.ts';

/** What a writer had before them. */
const seen = ({ revision, draft }: Drafted) => ({ revision, draft_id: draft?.id ?? null });

const put = async (id: string, body: ArticleEdit): Promise<AdminArticleDetail> =>
  (await api('PUT /admin/articles/{id}', { params: { id }, body })).article;

/** Creating and changing an article on its page. Each throws, so that the form keeps what was typed. */
export function useSaveArticle() {
  const reload = useReload();
  const told = async (article: AdminArticleDetail, sentence: string) => {
    toast.success(sentence);
    await reload('GET /admin/articles', 'GET /admin/articles/summary', 'GET /admin/articles/{id}/revisions');
    return article;
  };
  return {
    create: async (body: ArticleInput) =>
      told((await api('POST /admin/articles', { body })).article, 'Article created successfully'),
    edit: async (id: string, fields: ArticleInput, over: Drafted) =>
      told(await put(id, { ...fields, ...seen(over) }), 'Article updated successfully'),
    /** Stores the fields beside the article. */
    autosave: (id: string, fields: ArticleInput, over: Drafted) =>
      put(id, { ...fields, ...seen(over), autosave: true }),
    /** Answers the article without its draft. */
    async discardDraft(id: string): Promise<AdminArticleDetail> {
      await api('DELETE /admin/articles/{id}/draft', { params: { id } });
      return api('GET /admin/articles/{id}', { params: { id } });
    },
  };
}
