import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { saved } from '#lib/managed/answer.ts';
import { given } from '#lib/managed/thing.ts';
import { dropObjects, saveWithObjects } from '#lib/objects/save-with-objects.ts';
import type { Part } from '#lib/table/transact.ts';
import type { ArticleEdit, ArticleInput } from '#shared/articles/article.ts';
import { missingEdit, missingNew } from '#shared/articles/fields-missing.ts';
import { nameOfAuthor } from '../author/author.repo.ts';
import { keepDraft } from '../revision/draft.service.ts';
import { deleteDraftItem, findDraft } from '../revision/revision.repo.ts';
import { trimRevisions } from '../revision/revision.service.ts';
import { viewsOf } from '../view/view.service.ts';
import { derivedFrom } from './article.derived.ts';
import { cleaned, excerptOf } from './article.html.ts';
import { publicationOf, stageOf } from './article.publication.ts';
import type { StoredArticle } from './article.repo.ts';
import { articles, type SavedArticle } from './article.service.ts';
import { draftKey, readText, textObject } from './article.text.ts';
import { detailWith, toDetail } from './article.view.ts';

/** What a seed sets on an article: it finds its own articles again by their ids. */
interface Origin {
  readonly id: string;
  readonly created_at: string;
  readonly published_at?: string;
}
const hereAndNow = (): Origin => ({ id: newId('article'), created_at: nowIso() });

async function newArticle({ content: _, scheduled_at, ...input }: ArticleInput, html: string, origin: Origin) {
  const publication = publicationOf({ published_at: origin.published_at }, { status: input.status, scheduled_at });
  return {
    ...input,
    ...publication,
    ...stageOf({ ...publication, updated_at: origin.created_at }),
    excerpt: input.excerpt || (await excerptOf(html)),
    author_name: await nameOfAuthor(input.author_id),
    ...derivedFrom(html),
  };
}

export async function createArticle(writer: Writer, input: ArticleInput, origin = hereAndNow()): Promise<SavedArticle> {
  const html = await cleaned(input.content, missingNew);
  const text = textObject(origin.id, html);
  const article = { ...(await newArticle(input, html, origin)), content_key: text.key };
  const created = await saveWithObjects([text], () => articles.insert(writer, article, origin));
  const detail = detailWith(created, { content: html, view_count: 0, draft: null });
  return saved('article', 'Article created successfully', detail);
}

type Fields = Omit<ArticleEdit, 'revision' | 'autosave' | 'draft_id'>;
/** The draft that the writer has seen; null for none. */
type KnownDraft = ArticleEdit['draft_id'];

/** What an edit changes on an article, apart from its text. */
async function changeOf(before: StoredArticle, edit: Fields): Promise<Partial<StoredArticle>> {
  const { content: _, excerpt, ...fields } = edit;
  const change = given<StoredArticle>(fields);
  const wanted = { status: before.status, scheduled_at: before.scheduled_at, ...change };
  const { author_id = before.author_id } = fields;
  return {
    ...change,
    ...publicationOf(before, wanted),
    ...(excerpt && { excerpt }),
    ...(author_id !== before.author_id && { author_name: await nameOfAuthor(author_id) }),
  };
}

/** The stored text. An unreadable one does not block a new one, so a broken article can be repaired. */
async function textBefore({ content_key }: StoredArticle, content: string | undefined): Promise<string | undefined> {
  if (content === undefined) return readText(content_key);
  return readText(content_key).catch(() => undefined);
}

/** Stores an edit as a draft; the article stays unchanged. */
async function autosave(
  writer: Writer,
  before: StoredArticle,
  edit: Fields,
  draft_id: KnownDraft = null,
): Promise<SavedArticle> {
  const detail = await toDetail(before);
  const content = edit.content && (await cleaned(edit.content, missingEdit));
  const draft = await keepDraft(writer, before, { draft_id, fields: { ...edit, ...(content && { content }) } });
  return saved('article', 'Draft saved', { ...detail, draft });
}

/** A save makes the draft obsolete: the one that its writer has seen, or whichever there is. */
const discarding = (id: string, draftId: KnownDraft): Part => ({
  items: [deleteDraftItem(id, draftId && draftKey(id, draftId))],
  refused: async () => staleVersion(await articles.show(id)),
});

async function save(writer: Writer, before: StoredArticle, edit: Fields, draftId: KnownDraft): Promise<SavedArticle> {
  const [stored, view_count, draft] = await Promise.all([
    textBefore(before, edit.content),
    viewsOf(before.id),
    findDraft(before.id),
  ]);
  const html = await cleaned(edit.content ?? stored ?? '', missingEdit);
  const change = await changeOf(before, edit);
  if (edit.excerpt === '') change.excerpt = await excerptOf(html);
  const text = html === stored ? undefined : textObject(before.id, html);
  if (text) Object.assign(change, { content_key: text.key, ...derivedFrom(html) });
  const after = await saveWithObjects(text ? [text] : [], () =>
    articles.save(writer, 'updated', before, change, { also: [discarding(before.id, draftId)] }),
  );
  await Promise.all([trimRevisions(before.id), draft && dropObjects([draft.fields_key])]);
  const article = detailWith(after, { content: html, view_count, draft: null });
  return saved('article', 'Article updated successfully', article);
}

export async function editArticle(writer: Writer, id: string, edit: ArticleEdit): Promise<SavedArticle> {
  const { revision, autosave: isAutosave, draft_id, ...fields } = edit;
  const before = await articles.mustBe(id, revision);
  return isAutosave ? autosave(writer, before, fields, draft_id) : save(writer, before, fields, draft_id);
}
