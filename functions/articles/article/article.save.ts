import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { markListItem } from '#lib/table/list-mark.ts';
import { saveVersion } from '#lib/table/save.ts';
import { claimSlugItem } from '#lib/table/slug.ts';
import { type Part, type TransactItem, unlessWritten, type Write } from '#lib/table/transact.ts';
import type { AdminArticleDetail } from '#shared/articles/article.ts';
import { requireAuthorItem } from '../author/author.repo.ts';
import { insertRevisionItem } from '../revision/revision.repo.ts';
import { findArticle, replaceArticleItem, type StoredArticle } from './article.repo.ts';
import { detailOf } from './article.view.ts';
import { stageOf } from './publication.ts';

export type Writer = Pick<Actor, 'id' | 'name'>;
export type Change = Partial<StoredArticle>;

/** What a save answers. */
export interface SavedArticle {
  readonly success: true;
  readonly message: string;
  readonly article: AdminArticleDetail;
}

/** What the log shows of an article: not where it stands. */
export const auditFields = ({ list: _, stage: __, stage_at: ___, slugs: ____, ...fields }: StoredArticle) => fields;

const hasNewText = (before: StoredArticle, after: StoredArticle): boolean =>
  before.title !== after.title || before.excerpt !== after.excerpt || before.content_key !== after.content_key;

/** Part of a transaction that keeps the text of an article as it is now. */
export const revisionItem = (writer: Writer, article: StoredArticle): TransactItem =>
  insertRevisionItem({
    article_id: article.id,
    id: newId('revision'),
    title: article.title,
    excerpt: article.excerpt,
    content_key: article.content_key,
    version: article.version,
    saved_at: article.updated_at,
    saved_by: writer.name,
  });

/** What of a change may be refused, and what is said then. */
function claims(before: StoredArticle, after: StoredArticle): Part[] {
  const slug: Part = {
    items: [claimSlugItem('article', after.slug, after.id)],
    refused: () => conflict('Another article has this slug. Choose another one.'),
  };
  const author: Part = {
    items: [requireAuthorItem(after.author_id)],
    refused: () => conflict('This author is no longer there.'),
  };
  return [...(after.slug === before.slug ? [] : [slug]), ...(after.author_id === before.author_id ? [] : [author])];
}

/** Whether the table has an article exactly so. It leaves out what is undefined, as JSON does. */
const isThere = async (article: StoredArticle): Promise<boolean> =>
  isDeepStrictEqual(await findArticle(article.id), JSON.parse(JSON.stringify(article)));

/**
 * Puts a change in the place of `before`, with everything that belongs to it: its row of the log, a new slug, the earlier
 * text, the mark that lists are out of date. 409 when somebody was faster.
 */
export async function saveArticle(
  writer: Writer,
  action: `article.${string}`,
  before: StoredArticle,
  change: Change,
  also: readonly Write[] = [],
): Promise<StoredArticle> {
  const changed = { ...before, ...change, version: before.version + 1, updated_at: nowIso() };
  const slugs = [...new Set([...changed.slugs, changed.slug])];
  const after: StoredArticle = { ...changed, slugs, ...stageOf(changed) };
  const writes = [
    ...claims(before, after),
    auditItem(writer, {
      action,
      target: { id: after.id, name: after.title },
      before: auditFields(before),
      after: auditFields(after),
    }),
    markListItem('articles'),
    ...(hasNewText(before, after) ? [revisionItem(writer, after)] : []),
    ...also,
  ];
  await saveVersion(replaceArticleItem(after, before.version), writes, () => detailOf(before.id)).catch(
    unlessWritten(() => isThere(after)),
  );
  return after;
}
