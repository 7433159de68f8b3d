import { isDeepStrictEqual } from 'node:util';
import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { staleVersion } from '#lib/errors.ts';
import { type Done, done } from '#lib/managed/answer.ts';
import { dropObjects, saveWithObjects } from '#lib/objects/save-with-objects.ts';
import { isRefusal, transact, unlessWritten } from '#lib/table/transact.ts';
import type { ArticleDraft } from '#shared/articles/article.ts';
import { requireArticleItem, type StoredArticle } from '../article/article.repo.ts';
import { articles } from '../article/article.service.ts';
import { draftObject, draftOfKey, readDraftFields } from '../article/article.text.ts';
import { toDraft } from '../article/article.view.ts';
import { deleteDraft, findDraft, putDraftItem, type StoredDraft } from './revision.repo.ts';

/** What a writer typed, and the draft that it continues. */
interface Typed {
  readonly fields: ArticleDraft['fields'];
  readonly draft_id: string | null;
}

const idOf = (draft: StoredDraft | undefined): string | null => (draft ? draftOfKey(draft.fields_key) : null);

/** The same autosave, if its answer was lost and it is sent again: it finds what it has kept. */
async function keptBefore(stored: StoredDraft | undefined, { fields, draft_id }: Typed) {
  if (!stored || (stored.replaced ?? null) !== draft_id) return undefined;
  const kept = await readDraftFields(stored.fields_key);
  return isDeepStrictEqual(kept, JSON.parse(JSON.stringify(fields))) ? toDraft(stored, fields) : undefined;
}

/** 409 with the article and the draft that came first. */
const overtaken = async ({ id }: StoredArticle) => staleVersion(await articles.show(id));

/** Neither the article nor the draft may have changed since. */
const write = (article: StoredArticle, draft: StoredDraft, replaced: StoredDraft | undefined): Promise<void> =>
  transact([putDraftItem(draft, replaced), requireArticleItem(article)]).catch(
    unlessWritten(async () => (await findDraft(article.id))?.fields_key === draft.fields_key),
  );

/**
 * Stores the latest autosave of an article; 409 when it does not continue the one that is there. Nothing that readers see
 * changes, so the audit log gets no row: a writer who types for an hour would fill it.
 */
export async function keepDraft(writer: Writer, article: StoredArticle, typed: Typed): Promise<ArticleDraft> {
  const stored = await findDraft(article.id);
  const kept = await keptBefore(stored, typed);
  if (kept) return kept;
  if (idOf(stored) !== typed.draft_id) throw await overtaken(article);
  const object = draftObject(article.id, typed.fields);
  const draft: StoredDraft = {
    article_id: article.id,
    fields_key: object.key,
    revision: article.revision,
    saved_at: nowIso(),
    saved_by: writer.name,
    ...(typed.draft_id && { replaced: typed.draft_id }),
  };
  try {
    await saveWithObjects([object], () => write(article, draft, stored));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const first = await keptBefore(await findDraft(article.id), typed);
    if (first) return first;
    throw await overtaken(article);
  }
  if (stored) await dropObjects([stored.fields_key]);
  return toDraft(draft, typed.fields);
}

export async function discardDraft(articleId: string): Promise<Done> {
  const { id } = await articles.mustFind(articleId);
  const discarded = await deleteDraft(id);
  if (discarded) await dropObjects([discarded.fields_key]);
  return done('Draft discarded');
}
