import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, invalid, notFound, staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { markListItem } from '#lib/table/list-mark.ts';
import { decideAgain, saveVersion } from '#lib/table/save.ts';
import { transact } from '#lib/table/transact.ts';
import type { AuthorEdit, AuthorInput, AuthorProfile } from '#shared/articles/author.ts';
import { findArticle, findIdsOfAuthor } from '../article/article.repo.ts';
import { saveArticle, type Writer } from '../article/article.save.ts';
import {
  deleteAuthorItem,
  findAuthor,
  insertAuthorItem,
  listAuthors,
  replaceAuthorItem,
  type StoredAuthor,
} from './author.repo.ts';

interface SavedAuthor {
  readonly success: true;
  readonly message: string;
  readonly author_profile: AuthorProfile;
}

export const adminListAuthors = (): Promise<AuthorProfile[]> => listAuthors();

async function mustFindAuthor(id: string): Promise<StoredAuthor> {
  const author = await findAuthor(id);
  if (!author) throw notFound('Author not found');
  return author;
}

/** `id` is for a seed, which meets its own authors again by it. */
export async function createAuthor(writer: Writer, input: AuthorInput, id = newId('author')): Promise<SavedAuthor> {
  const at = nowIso();
  const author = { ...input, id, created_at: at, updated_at: at, version: 1 };
  const act = auditItem(writer, { action: 'author.created', target: author, after: input });
  await transact([insertAuthorItem(author), act, markListItem('articles')]);
  return { success: true, message: 'Author profile created successfully', author_profile: author };
}

export async function editAuthor(writer: Writer, id: string, { version, ...fields }: AuthorEdit): Promise<SavedAuthor> {
  const before = await mustFindAuthor(id);
  if (version !== before.version) throw staleVersion(before);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: StoredAuthor = { ...before, ...given, version: version + 1, updated_at: nowIso() };
  const act = auditItem(writer, { action: 'author.updated', target: after, before, after });
  await saveVersion(replaceAuthorItem(after, version), [act, markListItem('articles')], () => mustFindAuthor(id));
  return { success: true, message: 'Author profile updated successfully', author_profile: after };
}

/** Gives each article of an author to another one; whoever edits one meanwhile sees it in the version. */
async function handOver(writer: Writer, articles: readonly string[], from: string, to: StoredAuthor): Promise<void> {
  for (const id of articles) {
    const article = await findArticle(id);
    if (article?.author_id !== from || article.stage === 'purging') continue;
    await saveArticle(writer, 'article.updated', article, { author_id: to.id, author_name: to.name });
  }
}

async function heirOf(author: StoredAuthor, count: number, replaceWith: string | undefined): Promise<StoredAuthor> {
  if (!replaceWith || replaceWith === author.id) {
    const articles = count === 1 ? '1 article' : `${count} articles`;
    throw conflict(`${author.name} has ${articles}. Choose an author who takes over.`, { articles: count });
  }
  const heir = await findAuthor(replaceWith);
  if (!heir) throw invalid('replace_with', 'This author is no longer there. Select another one.');
  return heir;
}

/** Deletes an author. Articles, those in the trash too, go to `replaceWith` first; without it they keep the author here. */
export const deleteAuthor = (
  writer: Writer,
  id: string,
  replaceWith: string | undefined,
): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    const author = await mustFindAuthor(id);
    const articles = await findIdsOfAuthor(id);
    if (articles.length > 0) await handOver(writer, articles, id, await heirOf(author, articles.length, replaceWith));
    const act = auditItem(writer, { action: 'author.deleted', target: author, before: author });
    await saveVersion(deleteAuthorItem(author), [act, markListItem('articles')], () => mustFindAuthor(id));
    return { success: true, message: 'Author profile deleted successfully' };
  });
