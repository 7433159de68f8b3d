import { staleVersion } from '#lib/errors.ts';
import { dropObjects, writeBeside } from '#lib/objects/write-beside.ts';
import type { AdminArticleDetail, ArticleEdit } from '#shared/articles/article.ts';
import { headingsOf } from '#shared/articles/headings.ts';
import { slugOf } from '#shared/kernel/slug.ts';
import { nameOfAuthor } from '../author/author.repo.ts';
import { keepDraft } from '../revision/draft.service.ts';
import { deleteDraftItem, findDraft } from '../revision/revision.repo.ts';
import { trimRevisions } from '../revision/revision.service.ts';
import { viewsOf } from '../view/views.ts';
import { cleaned, excerptOf } from './article.html.ts';
import type { StoredArticle } from './article.repo.ts';
import { type Change, type SavedArticle, saveArticle, type Writer } from './article.save.ts';
import { readText, textObject } from './article.text.ts';
import { detailWith, mustFindArticle, toDetail } from './article.view.ts';
import { publicationOf } from './publication.ts';

/** Null is how a form says "none"; the table says it by leaving out. */
const withoutNulls = (fields: object): Change =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? undefined]));

const missingText = 'Please fill in required fields';

type Fields = Omit<ArticleEdit, 'revision' | 'autosave'>;

/** What an edit changes of an article, its text apart. */
async function changeOf(before: StoredArticle, edit: Fields): Promise<Change> {
  const { content: _, slug, excerpt, ...fields } = edit;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { author_id = before.author_id, title = before.title } = fields;
  const isMoved = author_id !== before.author_id;
  return {
    ...withoutNulls(given),
    ...publicationOf(before, { status: before.status, scheduled_at: before.scheduled_at, ...given }),
    ...(slug !== undefined && { slug: slug || slugOf(title) }),
    ...(excerpt && { excerpt }),
    ...(isMoved && { author_name: await nameOfAuthor(author_id) }),
  };
}

/** The stored text. One that cannot be read is no obstacle to a new one: so a broken article is repaired. */
async function textBefore({ content_key }: StoredArticle, content: string | undefined): Promise<string | undefined> {
  if (content === undefined) return readText(content_key);
  return readText(content_key).catch(() => undefined);
}

/** Keeps an edit beside the article, which stays as it is. */
async function autosave(writer: Writer, before: StoredArticle, edit: Fields): Promise<SavedArticle> {
  const detail = await toDetail(before);
  const content = edit.content && (await cleaned(edit.content, missingText));
  const draft = await keepDraft(writer, before, { ...edit, ...(content && { content }) });
  return { success: true, message: 'Draft saved', article: { ...detail, draft } };
}

async function save(writer: Writer, before: StoredArticle, edit: Fields): Promise<SavedArticle> {
  const [stored, view_count, draft] = await Promise.all([
    textBefore(before, edit.content),
    viewsOf(before.id),
    findDraft(before.id),
  ]);
  const html = await cleaned(edit.content ?? stored ?? '', missingText);
  const change = await changeOf(before, edit);
  if (edit.excerpt === '') change.excerpt = await excerptOf(html);
  const text = html === stored ? undefined : textObject(before.id, html);
  if (text) Object.assign(change, { content_key: text.key, table_of_contents: headingsOf(html) });
  const after = await writeBeside(text ? [text] : [], () =>
    saveArticle(writer, 'article.updated', before, change, [deleteDraftItem(before.id)]),
  );
  await Promise.all([trimRevisions(before.id), draft && dropObjects([draft.fields_key])]);
  const article = detailWith(after, { content: html, view_count, draft: null });
  return { success: true, message: 'Article updated successfully', article };
}

export async function editArticle(writer: Writer, id: string, edit: ArticleEdit): Promise<SavedArticle> {
  const { revision, autosave: isAutosave, ...fields } = edit;
  const before = await mustFindArticle(id);
  if (revision !== before.revision) throw staleVersion(await toDetail(before));
  return isAutosave ? autosave(writer, before, fields) : save(writer, before, fields);
}

export const getArticle = async (id: string): Promise<AdminArticleDetail> => toDetail(await mustFindArticle(id));
