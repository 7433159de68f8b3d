import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { writeBeside } from '#lib/objects/write-beside.ts';
import { markListItem } from '#lib/table/list-mark.ts';
import { claimSlugItem } from '#lib/table/slug.ts';
import { TransactionRefused, transact, unlessWritten } from '#lib/table/transact.ts';
import type { ArticleInput } from '#shared/articles/article.ts';
import { headingsOf } from '#shared/articles/headings.ts';
import { slugCandidate, slugOf } from '#shared/kernel/slug.ts';
import { nameOfAuthor, requireAuthorItem } from '../author/author.repo.ts';
import { cleaned, excerptOf } from './article.html.ts';
import { findArticle, insertArticleItem, type StoredArticle } from './article.repo.ts';
import { auditFields, revisionItem, type SavedArticle, type Writer } from './article.save.ts';
import { textObject } from './article.text.ts';
import { detailWith } from './article.view.ts';
import { publicationOf, stageOf } from './publication.ts';

/** What a seed chooses of an article: it meets its own ones again by their ids. */
export interface Origin {
  readonly id: string;
  readonly created_at: string;
  readonly published_at?: string;
}
const hereAndNow = (): Origin => ({ id: newId('article'), created_at: nowIso() });

async function newArticle(input: ArticleInput, html: string, key: string, origin: Origin): Promise<StoredArticle> {
  const { content: _, slug, difficulty_level, company_size, resource_type, scheduled_at: __, ...fields } = input;
  const article = {
    ...fields,
    ...publicationOf({ published_at: origin.published_at }, input),
    id: origin.id,
    slug: slug || slugOf(input.title),
    slugs: [],
    excerpt: input.excerpt || (await excerptOf(html)),
    content_key: key,
    author_name: await nameOfAuthor(input.author_id),
    table_of_contents: headingsOf(html),
    ...(difficulty_level && { difficulty_level }),
    ...(company_size && { company_size }),
    ...(resource_type && { resource_type }),
    created_at: origin.created_at,
    updated_at: origin.created_at,
    version: 1,
  };
  return { ...article, ...stageOf(article) };
}

/** Numbers of candidates that are tried for a slug from a title. */
const slugTries = 30;

/** Whether this very save is in the table: its text has a key of its own. */
const isThere = async ({ id, content_key }: StoredArticle): Promise<boolean> =>
  (await findArticle(id))?.content_key === content_key;

const slugTaken = () => conflict('Another article has this slug. Choose another one.');
const noAuthor = () => invalid('author_id', 'This author is no longer there. Select another one.');

/** Writes a new article; a slug from the title that is taken gets a number, one that was asked for is refused. */
async function insert(writer: Writer, article: StoredArticle, wished: boolean, tried = 1): Promise<StoredArticle> {
  const slug = wished ? article.slug : slugCandidate(article.slug, tried);
  const named = { ...article, slug, slugs: [slug] };
  const act = auditItem(writer, {
    action: 'article.created',
    target: { id: named.id, name: named.title },
    after: auditFields(named),
  });
  const canTryAnother = !wished && tried < slugTries;
  const parts = [
    { items: [insertArticleItem(named)], refused: () => conflict('This article exists already.') },
    { items: [requireAuthorItem(named.author_id)], refused: noAuthor },
    { items: [claimSlugItem('article', slug, named.id)], refused: () => (canTryAnother ? undefined : slugTaken()) },
    act,
    markListItem('articles'),
    revisionItem(writer, named),
  ];
  try {
    await transact(parts).catch(unlessWritten(() => isThere(named)));
    return named;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    return insert(writer, article, wished, tried + 1);
  }
}

export async function createArticle(writer: Writer, input: ArticleInput, origin = hereAndNow()): Promise<SavedArticle> {
  const html = await cleaned(input.content, 'Please fill in title, content, and select an author');
  const text = textObject(origin.id, html);
  const article = await newArticle(input, html, text.key, origin);
  const created = await writeBeside([text], () => insert(writer, article, input.slug !== ''));
  const detail = detailWith(created, { content: html, view_count: 0, draft: null });
  return { success: true, message: 'Article created successfully', article: detail };
}
