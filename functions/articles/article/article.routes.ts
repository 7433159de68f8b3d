import { route } from '#lib/http/route.ts';
import { countedBy } from '#lib/job/counted.ts';
import { articlesApi } from '#shared/articles/api.ts';
import { authors } from '../author/author.service.ts';
import { deleteAuthor } from '../author/author-deletion.service.ts';
import { adminListAuthors } from '../author/author-list.service.ts';
import { getAuthor } from '../author/public-author.service.ts';
import { endPreview, getPreview, readPreview, sharePreview } from '../preview/preview.service.ts';
import { discardDraft } from '../revision/draft.service.ts';
import { getRevision, listRevisions, restoreRevision } from '../revision/revision.service.ts';
import { articles } from './article.service.ts';
import {
  adminListArticles,
  articleCalendar,
  articleCategories,
  articlePostTypes,
  articleSummary,
  articleTags,
  listArticles,
} from './article-list.service.ts';
import { createArticle, editArticle } from './article-writing.service.ts';
import { getBlogPost } from './blog-post.service.ts';
import { usesOfEbooks } from './ebook-use.service.ts';

export const articleRoutes = [
  route(articlesApi.listArticles, ({ query }) => listArticles(query)),
  route(articlesApi.getBlogPost, ({ params }) => getBlogPost(params.slug)),
  route(articlesApi.getArticlePreview, ({ params }) => readPreview(params.token)),
  route(articlesApi.getAuthor, ({ params }) => getAuthor(params.id)),
  route(articlesApi.listArticleCategories, () => articleCategories()),
  route(articlesApi.listArticlePostTypes, () => articlePostTypes()),
  route(articlesApi.listArticleTags, () => articleTags()),
  route(articlesApi.adminListArticles, ({ query }) => adminListArticles(query)),
  route(articlesApi.adminCountArticles, ({ query }) => countedBy(adminListArticles)(query)),
  route(articlesApi.adminBulkArticles, async ({ actor, body }) =>
    (await import('./article-bulk.ts')).bulkArticles(actor, body),
  ),
  route(articlesApi.adminArticleSummary, () => articleSummary()),
  route(articlesApi.adminArticleCalendar, ({ query }) => articleCalendar(query)),
  route(articlesApi.adminEbookUse, ({ query }) => usesOfEbooks(query.ebook_ids)),
  route(articlesApi.adminGetArticle, ({ params }) => articles.show(params.id)),
  route(articlesApi.adminCreateArticle, ({ actor, body }) => createArticle(actor, body)),
  route(articlesApi.adminEditArticle, ({ actor, params, body }) => editArticle(actor, params.id, body)),
  route(articlesApi.adminDiscardArticleDraft, ({ params }) => discardDraft(params.id)),
  route(articlesApi.adminGetArticlePreview, ({ params }) => getPreview(params.id)),
  route(articlesApi.adminShareArticlePreview, ({ actor, params }) => sharePreview(actor, params.id)),
  route(articlesApi.adminEndArticlePreview, ({ actor, params }) => endPreview(actor, params.id)),
  route(articlesApi.adminDeleteArticle, ({ actor, params }) => articles.delete(actor, params.id)),
  route(articlesApi.adminRestoreArticle, ({ actor, params }) => articles.restore(actor, params.id)),
  route(articlesApi.adminListArticleRevisions, ({ params }) => listRevisions(params.id)),
  route(articlesApi.adminGetArticleRevision, ({ params }) => getRevision(params.id, params.revision)),
  route(articlesApi.adminRestoreArticleRevision, ({ actor, params, body }) =>
    restoreRevision(actor, params.id, params.revision, body.revision),
  ),
  route(articlesApi.adminListAuthors, () => adminListAuthors()),
  route(articlesApi.adminCreateAuthor, ({ actor, body }) => authors.create(actor, body)),
  route(articlesApi.adminEditAuthor, ({ actor, params, body }) => authors.edit(actor, params.id, body)),
  route(articlesApi.adminDeleteAuthor, ({ actor, params, query }) =>
    deleteAuthor(actor, params.id, query.replace_with),
  ),
];
