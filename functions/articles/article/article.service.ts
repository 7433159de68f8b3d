import type { Writer } from '#lib/actor.ts';
import { below, everywherePublic } from '#lib/edge/shown-at.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { Saved } from '#lib/managed/answer.ts';
import { managedWithTrash } from '#lib/managed/managed.ts';
import type { Transition } from '#lib/managed/thing.ts';
import type { TransactItem, Write } from '#lib/table/transact.ts';
import type { AdminArticleDetail } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { machineFiles } from '#shared/pages/machine-files.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { requireAuthorItem } from '../author/author.repo.ts';
import { dropAuthorItem, takeAuthorItem } from '../author/author-use.repo.ts';
import { endPreviewItem } from '../preview/preview.repo.ts';
import { insertRevisionItem } from '../revision/revision.repo.ts';
import { ArticleEntity, articleList, articleSlugs } from './article.entity.ts';
import { stageOf } from './article.publication.ts';
import { deleteArticleData } from './article.purge.ts';
import type { StoredArticle } from './article.repo.ts';
import { detailWith, readBesideArticle } from './article.view.ts';

/** The response to a save. */
export type SavedArticle = Saved<'article', AdminArticleDetail>;

/** Where all articles are listed or read. */
export const articlesShownAt: readonly string[] = [
  ...everywherePublic,
  below(href('articles')),
  below(href('blog')),
  below('/api/article'),
  below('/api/blog-posts'),
  machineFiles.articleFeed,
];

/**
 * Where an author is shown, without stars, of which CloudFront takes few at a time: later pages of their articles are kept
 * as long as any list.
 */
export const authorShownAt = (id: string): readonly string[] => [href('author', { id }), `/api/authors/${id}`];

const shownAt = ({ stage, slugs = [], author_id }: StoredArticle): readonly string[] =>
  stage === 'published'
    ? [...articlesShownAt, ...authorShownAt(author_id), ...slugs.map((slug) => imagePath('article', slug))]
    : [];

/** What an article is sorted by. */
export const articleNames = {
  category: 'article',
  subcategory: { kind: 'article', below: 'category' },
  tags: 'tag',
} as const;

/** The articles as admins manage them. */
export const articles = managedWithTrash({
  entity: ArticleEntity,
  noun: 'article',
  field: 'article',
  id: 'article',
  names: articleNames,
  slug: articleSlugs,
  name: ({ title }) => title,
  async view(article) {
    const beside = await readBesideArticle(article);
    return (each) => detailWith(each, beside);
  },
  logged: ({ list: _, listed_at: __, stage: ___, stage_at: ____, slugs: _____, linked_ebooks: ______, ...fields }) =>
    fields,
  follows: stageOf,
  shownAt,
  also: (turn) => [...authorOf(turn), ...textOf(turn), ...previewOf(turn)],
  list: articleList,
  trash: {
    inList: (list) => ArticleEntity.query.inListByTime({ list }),
    order: 'changed',
    restored: { status: 'draft', scheduled_at: undefined },
    purge: deleteArticleData,
    purged: ({ author_id }) => [dropAuthorItem(author_id)],
  },
});

/** The author must exist, and stay; how many articles each has is counted. */
function authorOf({ before, after }: Transition<StoredArticle>): Write[] {
  if (after?.author_id === before?.author_id) return [];
  const refused = () =>
    before
      ? conflict('This author no longer exists.')
      : invalid('author_id', 'This author no longer exists. Select another one.');
  const taken = after && { items: [requireAuthorItem(after.author_id), takeAuthorItem(after.author_id)], refused };
  return [...(taken ? [taken] : []), ...(before ? [dropAuthorItem(before.author_id)] : [])];
}

/** What is deleted is no longer shared. */
const previewOf = ({ before, after }: Transition<StoredArticle>): Write[] =>
  after?.deleted_at && !before?.deleted_at ? [endPreviewItem(after.id)] : [];

const hasNewText = (before: StoredArticle | undefined, after: StoredArticle): boolean =>
  before?.title !== after.title || before.excerpt !== after.excerpt || before.content_key !== after.content_key;

/** Every text is kept, so it can be restored. */
const textOf = ({ writer, before, after }: Transition<StoredArticle>): Write[] =>
  after && hasNewText(before, after) ? [revisionItem(writer, after)] : [];

const revisionItem = (writer: Writer, article: StoredArticle): TransactItem =>
  insertRevisionItem({
    article_id: article.id,
    id: newId('revision'),
    title: article.title,
    excerpt: article.excerpt,
    content_key: article.content_key,
    revision: article.revision,
    saved_at: article.updated_at,
    saved_by: writer.name,
  });
