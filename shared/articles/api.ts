import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { calendarEndpoint } from '../kernel/calendar.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Job } from '../kernel/job.ts';
import { bulkEndpoint, countEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import {
  AdminArticle,
  AdminArticleDetail,
  ArticleCard,
  ArticleEdit,
  ArticleInput,
  ArticleRevision,
  BlogPost,
} from './article.ts';
import { ArticleBulk, ArticleFilter, PublicArticleFilter } from './article-bulk.ts';
import { AuthorEdit, AuthorInput, AuthorProfile, ListedAuthor, PublicAuthor } from './author.ts';
import { postTypes } from './choices.ts';
import { EbookUse, EbookUseQuery } from './ebook-use.ts';
import { ArticlePreview, PreviewedArticle } from './preview.ts';

const SavedArticle = Done.extend({ article: AdminArticleDetail });
const SavedAuthor = Done.extend({ author_profile: AuthorProfile });

export const articlesApi = {
  listArticles: endpoint({
    method: 'GET',
    path: '/articles',
    auth: 'none',
    summary: 'Published articles, newest first',
    query: PageQuery.extend({ ...PublicArticleFilter.shape, featured_only: z.stringbool().optional() }),
    response: z.array(ArticleCard),
    cache: 'public',
  }),
  getBlogPost: endpoint({
    method: 'GET',
    path: '/blog-posts/{slug}',
    auth: 'none',
    summary: 'One published article; a former slug returns the article with its current `slug`',
    response: BlogPost,
    cache: 'public',
  }),
  getArticlePreview: endpoint({
    method: 'GET',
    path: '/article-previews/{token}',
    auth: 'none',
    summary: 'The article of a private link with its draft; 404 once the link is ended or seven days old',
    response: PreviewedArticle,
  }),
  getAuthor: endpoint({
    method: 'GET',
    path: '/authors/{id}',
    auth: 'none',
    summary: 'An author of published articles, without the email address',
    response: PublicAuthor,
    cache: 'public',
  }),
  listArticleCategories: endpoint({
    method: 'GET',
    path: '/article-categories',
    auth: 'none',
    summary: 'Categories of published articles',
    response: z.object({ categories: z.array(z.string()) }),
    cache: 'public',
  }),
  listArticlePostTypes: endpoint({
    method: 'GET',
    path: '/article-post-types',
    auth: 'none',
    summary: 'Kinds of articles',
    response: z.object({ post_types: z.array(z.object({ value: z.enum(postTypes), label: z.string() })) }),
    cache: 'public',
  }),
  listArticleTags: endpoint({
    method: 'GET',
    path: '/article-tags',
    auth: 'none',
    summary: 'Tags of published articles',
    response: z.object({ tags: z.array(z.string()) }),
    cache: 'public',
  }),
  adminListArticles: endpoint({
    method: 'GET',
    path: '/admin/articles',
    auth: 'admin:content',
    summary: 'All articles, last changed first; the trash with status=trash',
    query: PageQuery.extend(ArticleFilter.shape),
    response: z.array(AdminArticle),
  }),
  adminCountArticles: countEndpoint('/admin/articles/count', 'admin:content', 'articles', ArticleFilter),
  adminBulkArticles: bulkEndpoint('/admin/articles/bulk', 'admin:content', 'articles', ArticleBulk),
  adminArticleSummary: endpoint({
    method: 'GET',
    path: '/admin/articles/summary',
    auth: 'admin:content',
    summary: 'Counts over all articles, and their views',
    response: z.object({
      total: z.number().int(),
      published: z.number().int(),
      draft: z.number().int(),
      scheduled: z.number().int(),
      archived: z.number().int(),
      view_count: z.number().int(),
    }),
  }),
  adminArticleCalendar: calendarEndpoint(
    '/admin/articles/calendar',
    'admin:content',
    'published and scheduled articles',
    {
      kind: 'article',
      statuses: ['published', 'scheduled'],
    },
  ),
  adminEbookUse: endpoint({
    method: 'GET',
    path: '/admin/articles/of-ebooks',
    auth: 'admin',
    summary: 'The articles that recommend or link to one of some ebooks, and the newsletters still to be sent that do',
    query: EbookUseQuery,
    response: EbookUse,
  }),
  adminGetArticle: endpoint({
    method: 'GET',
    path: '/admin/articles/{id}',
    auth: 'admin:content',
    summary: 'One article with its text and its autosaved draft',
    response: AdminArticleDetail,
  }),
  adminCreateArticle: endpoint({
    method: 'POST',
    path: '/admin/articles',
    auth: 'admin:content',
    once: true,
    summary: 'Creates an article; its HTML is sanitised',
    body: ArticleInput,
    response: SavedArticle,
    status: 201,
  }),
  adminEditArticle: endpoint({
    method: 'PUT',
    path: '/admin/articles/{id}',
    auth: 'admin:content',
    summary:
      'Changes an article, or with `autosave` its draft; 409 stale_version with `current` for an older article or draft',
    body: ArticleEdit,
    response: SavedArticle,
  }),
  adminDiscardArticleDraft: endpoint({
    method: 'DELETE',
    path: '/admin/articles/{id}/draft',
    auth: 'admin:content',
    summary: 'Discards the autosaved draft',
    response: Done,
  }),
  adminGetArticlePreview: endpoint({
    method: 'GET',
    path: '/admin/articles/{id}/preview',
    auth: 'admin:content',
    summary: 'The private link to an article; null when none works',
    response: z.object({ preview: ArticlePreview.nullable() }),
  }),
  adminShareArticlePreview: endpoint({
    method: 'POST',
    path: '/admin/articles/{id}/preview',
    auth: 'admin:content',
    summary: 'Makes a private link that works for seven days, or answers the one that works already',
    response: Done.extend({ preview: ArticlePreview }),
  }),
  adminEndArticlePreview: endpoint({
    method: 'DELETE',
    path: '/admin/articles/{id}/preview',
    auth: 'admin:content',
    summary: 'Ends the private link at once',
    response: Done,
  }),
  adminDeleteArticle: endpoint({
    method: 'DELETE',
    path: '/admin/articles/{id}',
    auth: 'admin:content',
    summary: 'Moves an article to the trash for 30 days',
    response: Done,
  }),
  adminRestoreArticle: endpoint({
    method: 'POST',
    path: '/admin/articles/{id}/restore',
    auth: 'admin:content',
    summary: 'Restores an article from the trash, as a draft',
    response: SavedArticle,
  }),
  adminListArticleRevisions: endpoint({
    method: 'GET',
    path: '/admin/articles/{id}/revisions',
    auth: 'admin:content',
    summary: 'The last 20 versions of an article, newest first',
    response: z.array(ArticleRevision),
  }),
  adminGetArticleRevision: endpoint({
    method: 'GET',
    path: '/admin/articles/{id}/revisions/{revision}',
    auth: 'admin:content',
    summary: 'An earlier version',
    response: ArticleRevision.extend({ content: z.string() }),
  }),
  adminRestoreArticleRevision: endpoint({
    method: 'POST',
    path: '/admin/articles/{id}/revisions/{revision}/restore',
    auth: 'admin:content',
    summary: 'Makes an earlier title, excerpt and text the newest; 409 stale_version with `current`',
    body: z.object({ revision: z.number().int() }),
    response: SavedArticle,
  }),
  adminListAuthors: endpoint({
    method: 'GET',
    path: '/admin/author-profiles',
    auth: 'admin:content',
    summary: 'All authors by name, with how many articles each has',
    response: z.array(ListedAuthor),
  }),
  adminCreateAuthor: endpoint({
    method: 'POST',
    path: '/admin/author-profiles',
    auth: 'admin:content',
    once: true,
    summary: 'Creates an author',
    body: AuthorInput,
    response: SavedAuthor,
    status: 201,
  }),
  adminEditAuthor: endpoint({
    method: 'PUT',
    path: '/admin/author-profiles/{id}',
    auth: 'admin:content',
    summary: 'Changes an author; 409 stale_version with `current` after a concurrent change',
    body: AuthorEdit,
    response: SavedAuthor,
  }),
  adminDeleteAuthor: endpoint({
    method: 'DELETE',
    path: '/admin/author-profiles/{id}',
    auth: 'admin:content',
    summary:
      'Deletes an author, whose articles a job hands over first; 409 when there are some and `replace_with` names no author to take them over',
    query: z.object({ replace_with: z.string().max(60).optional() }),
    response: Done.extend({ job: Job.nullable() }),
  }),
};
