import type { Writer } from '#lib/actor.ts';
import { notFound } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { saved } from '#lib/managed/answer.ts';
import { dropObjects } from '#lib/objects/save-with-objects.ts';
import type { ArticleRevision } from '#shared/articles/article.ts';
import { derivedFrom } from '../article/article.derived.ts';
import { orphansOf } from '../article/article.objects.ts';
import { articles } from '../article/article.service.ts';
import { readText } from '../article/article.text.ts';
import { detailWith, readBesideArticle } from '../article/article.view.ts';
import {
  deleteRevisions,
  findRevision,
  findRevisions,
  requireRevisionItem,
  type StoredRevision,
} from './revision.repo.ts';

/** How many texts of an article can be restored. */
const keptRevisions = 20;

const toRevision = ({ article_id: _, content_key: __, ...revision }: StoredRevision): ArticleRevision => revision;

export async function listRevisions(articleId: string): Promise<ArticleRevision[]> {
  const { id } = await articles.mustFind(articleId);
  return (await findRevisions(id)).slice(0, keptRevisions).map(toRevision);
}

const noLongerKept = () => notFound('This text is no longer available');

async function mustFindRevision(articleId: string, id: string): Promise<StoredRevision> {
  const revision = await findRevision(articleId, id);
  if (!revision) throw noLongerKept();
  return revision;
}

export async function getRevision(articleId: string, id: string): Promise<ArticleRevision & { content: string }> {
  await articles.mustFind(articleId);
  const revision = await mustFindRevision(articleId, id);
  return { ...toRevision(revision), content: await readText(revision.content_key) };
}

/** Makes an earlier text the newest. The one it replaces is kept as well, so this can be undone. */
export async function restoreRevision(writer: Writer, articleId: string, id: string, revision: number) {
  const before = await articles.mustBe(articleId, revision);
  const earlier = await mustFindRevision(articleId, id);
  const { title, excerpt, content_key } = earlier;
  const beside = await readBesideArticle({ ...before, content_key });
  const change = { title, excerpt, content_key, ...derivedFrom(beside.content) };
  const kept = { items: [requireRevisionItem(earlier)], refused: noLongerKept };
  const after = await articles.save(writer, 'text_restored', before, change, { also: [kept] });
  await trimRevisions(articleId);
  return saved('article', 'Earlier text restored', detailWith(after, beside));
}

/** Drops texts beyond the limit. A failure does not affect the save before it: the next one trims again. */
export async function trimRevisions(articleId: string): Promise<void> {
  try {
    const tooMany = (await findRevisions(articleId)).slice(keptRevisions);
    if (tooMany.length === 0) return;
    await deleteRevisions(tooMany);
    await dropObjects(
      await orphansOf(
        articleId,
        tooMany.map(({ content_key }) => content_key),
      ),
    );
  } catch (error) {
    logger.warn('earlier texts not trimmed', { article_id: articleId, error: error as Error });
  }
}
