import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { type Done, done, type Saved, saved } from '#lib/managed/answer.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import type { ArticlePreview, PreviewedArticle } from '#shared/articles/preview.ts';
import { findArticle, requireArticleItem, type StoredArticle } from '../article/article.repo.ts';
import { articles } from '../article/article.service.ts';
import { deletePreviewItem, findPreview, insertPreviewItem, newPreview, type StoredPreview } from './preview.repo.ts';
import { toPreviewedPost } from './preview.view.ts';
import { isTokenOf, readToken, tokenOf } from './preview-token.ts';

const toPreview = async (preview: StoredPreview): Promise<ArticlePreview> => ({
  token: await tokenOf(preview),
  expires_at: preview.expires_at,
  created_by: preview.created_by,
});

const act = (action: 'shared' | 'unshared', { id, title }: StoredArticle) => ({
  action: `article.${action}` as const,
  target: { id, name: title },
});

/** The private link to an article, if one works. */
export async function getPreview(articleId: string): Promise<{ preview: ArticlePreview | null }> {
  const { id } = await articles.mustFind(articleId);
  const preview = await findPreview(id);
  return { preview: preview ? await toPreview(preview) : null };
}

/** Makes a private link to an article that works for seven days; one that works already stays. */
export async function sharePreview(writer: Writer, articleId: string): Promise<Saved<'preview', ArticlePreview>> {
  const preview = await retryOnConflict({ tries: 3, wait: 50 }, async () => {
    const article = await articles.mustFind(articleId);
    const working = await findPreview(article.id);
    if (working) return working;
    const made = newPreview(article.id, writer.name);
    const row = auditItem(writer, { ...act('shared', article), after: { expires_at: made.expires_at } });
    return (await transactUnlessRefused([requireArticleItem(article), insertPreviewItem(made), row]))
      ? made
      : undefined;
  });
  if (!preview) throw conflict('Somebody else has just changed the link. Please try again.');
  return saved('preview', 'Private link created', await toPreview(preview));
}

/** Ends the private link to an article at once; nothing happens when none works. */
export async function endPreview(writer: Writer, articleId: string): Promise<Done> {
  const article = await articles.mustFind(articleId);
  const working = await findPreview(article.id);
  if (working) await transactUnlessRefused([deletePreviewItem(working), auditItem(writer, act('unshared', article))]);
  return done('Preview link ended');
}

/** The same for a wrong link, an ended one and one whose article is gone. */
const noPreview = () => notFound('This preview link does not work, or no longer.');

/** The article of a private link: everything that has been stored of it, drafts among it. */
export async function readPreview(token: string): Promise<PreviewedArticle> {
  const { articleId, signature } = readToken(token) ?? {};
  if (!articleId || !signature) throw noPreview();
  const [preview, article] = await Promise.all([findPreview(articleId), findArticle(articleId)]);
  if (!preview || !article || article.deleted_at) throw noPreview();
  if (!(await isTokenOf(preview, signature))) throw noPreview();
  return { article: await toPreviewedPost(article), expires_at: preview.expires_at };
}
