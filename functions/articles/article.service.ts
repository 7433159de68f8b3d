import { staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { AdminArticleDetail, ArticleEdit } from '#shared/articles/article.ts';
import { headingsOf } from '#shared/articles/headings.ts';
import { slugOf } from '#shared/kernel/slug.ts';
import { cleaned, excerptOf } from './article.html.ts';
import type { StoredArticle } from './article.repo.ts';
import { type Change, type SavedArticle, saveArticle, type Writer } from './article.save.ts';
import { deleteDraftFields, dropObjects, textKey, writeText } from './article.text.ts';
import { mustFindArticle, toDetail } from './article.view.ts';
import { nameOfAuthor } from './author.repo.ts';
import { keepDraft } from './draft.service.ts';
import { publicationOf } from './publication.ts';
import { deleteDraftItem } from './revision.repo.ts';
import { trimRevisions } from './revision.service.ts';

/** Null is how a form says "none"; the table says it by leaving out. */
const withoutNulls = (fields: object): Change =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? undefined]));

type Fields = Omit<ArticleEdit, 'version' | 'autosave'>;

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

/** A new text as an object of its own, and what follows from it. */
async function newText(before: StoredArticle, html: string): Promise<Change> {
  const content_key = textKey(before.id, newId('revision'));
  await writeText(content_key, html);
  return { content_key, table_of_contents: headingsOf(html) };
}

export async function editArticle(writer: Writer, id: string, edit: ArticleEdit): Promise<SavedArticle> {
  const { version, autosave, ...fields } = edit;
  const before = await mustFindArticle(id);
  const detail = await toDetail(before);
  if (version !== before.version) throw staleVersion(detail);
  const html = await cleaned(fields.content ?? detail.content, 'Please fill in required fields');
  if (autosave) {
    const draft = await keepDraft(writer, before, { ...fields, ...(fields.content && { content: html }) });
    return { success: true, message: 'Draft saved', article: { ...detail, draft } };
  }
  const change = await changeOf(before, fields);
  if (fields.excerpt === '') change.excerpt = await excerptOf(html);
  if (html !== detail.content) Object.assign(change, await newText(before, html));
  const after = await saveArticle(writer, 'article.updated', before, change, [deleteDraftItem(id)]).catch(
    async (error: unknown) => {
      if (change.content_key) await dropObjects([change.content_key]);
      throw error;
    },
  );
  await Promise.all([trimRevisions(after), deleteDraftFields(id)]);
  return { success: true, message: 'Article updated successfully', article: await toDetail(after) };
}

export const getArticle = async (id: string): Promise<AdminArticleDetail> => toDetail(await mustFindArticle(id));
