import { notFound, staleVersion } from '#lib/errors.ts';
import type { ArticleRevision } from '#shared/articles/article.ts';
import { headingsOf } from '#shared/articles/headings.ts';
import type { StoredArticle } from './article.repo.ts';
import { saveArticle, type Writer } from './article.save.ts';
import { dropObjects, readText } from './article.text.ts';
import { mustFindArticle, toDetail } from './article.view.ts';
import { deleteRevisions, findRevision, findRevisions, type StoredRevision } from './revision.repo.ts';

/** Texts of an article that can be gone back to. */
const keptRevisions = 20;

const toRevision = ({ article_id: _, content_key: __, ...revision }: StoredRevision): ArticleRevision => revision;

export async function listRevisions(articleId: string): Promise<ArticleRevision[]> {
  const { id } = await mustFindArticle(articleId);
  return (await findRevisions(id)).slice(0, keptRevisions).map(toRevision);
}

async function mustFindRevision(articleId: string, id: string): Promise<StoredRevision> {
  const revision = await findRevision(articleId, id);
  if (!revision) throw notFound('This text is no longer kept');
  return revision;
}

export async function getRevision(articleId: string, id: string): Promise<ArticleRevision & { content: string }> {
  await mustFindArticle(articleId);
  const revision = await mustFindRevision(articleId, id);
  return { ...toRevision(revision), content: await readText(revision.content_key) };
}

/** Makes an earlier text the newest. The one it replaces is kept as well, so this can be undone. */
export async function restoreRevision(writer: Writer, articleId: string, id: string, version: number) {
  const before = await mustFindArticle(articleId);
  if (version !== before.version) throw staleVersion(await toDetail(before));
  const { title, excerpt, content_key } = await mustFindRevision(articleId, id);
  const table_of_contents = headingsOf(await readText(content_key));
  const change = { title, excerpt, content_key, table_of_contents };
  const after = await saveArticle(writer, 'article.text_restored', before, change);
  await trimRevisions(after);
  return { success: true as const, message: 'Earlier text restored', article: await toDetail(after) };
}

/** Drops the texts that are too many. An object that a kept one shares stays. */
export async function trimRevisions(article: StoredArticle): Promise<void> {
  const revisions = await findRevisions(article.id);
  const tooMany = revisions.slice(keptRevisions);
  if (tooMany.length === 0) return;
  const used = new Set([article.content_key, ...revisions.slice(0, keptRevisions).map((each) => each.content_key)]);
  await deleteRevisions(tooMany);
  await dropObjects(tooMany.map(({ content_key }) => content_key).filter((key) => !used.has(key)));
}
