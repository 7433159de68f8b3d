import { calendarOf } from '#lib/calendar.ts';
import { pageOf } from '#lib/table/page.ts';
import type { articlesApi } from '#shared/articles/api.ts';
import type { AdminArticle, ArticleCard } from '#shared/articles/article.ts';
import { type ArticleStatus, articleStatuses, postTypeLabels, postTypes } from '#shared/articles/choices.ts';
import type { CalendarEntry, CalendarRange } from '#shared/kernel/calendar.ts';
import type { QueryOf } from '#shared/kernel/endpoint.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { hasWords } from '#shared/kernel/words.ts';
import { allViews } from '../view/view.service.ts';
import { currentArticles, freshArticles, type Listed, listed } from './article.copy.ts';
import { findTrashedArticles } from './article.repo.ts';
import { toAdminArticle, toCard } from './article.view.ts';

type PublicFilters = QueryOf<typeof articlesApi.listArticles>;
type AdminFilters = QueryOf<typeof articlesApi.adminListArticles>;
type Filters = Omit<PublicFilters, 'featured_only'>;

const passes =
  ({ post_type, category, author_id, search }: Filters) =>
  ({ article, words }: Listed): boolean =>
    (!post_type || article.post_type === post_type) &&
    (!category || article.category === category) &&
    (!author_id || article.author_id === author_id) &&
    hasWords(words, search);

type Project<T> = (article: Listed['article'], known: { view_count: number; author_name: string }) => T;

async function shown<T>(found: readonly Listed[], query: PageQuery, project: Project<T>): Promise<Page<T>> {
  const views = await allViews();
  const { items, ...page } = pageOf(found, query);
  return {
    ...page,
    items: items.map(({ article, author_name }) =>
      project(article, { view_count: views.get(article.id) ?? 0, author_name }),
    ),
  };
}

/** Published articles, newest first. */
export async function listArticles({ featured_only, ...query }: PublicFilters): Promise<Page<ArticleCard>> {
  const { published } = await currentArticles();
  const found = published.filter((each) => (!featured_only || each.article.is_featured) && passes(query)(each));
  return shown(found, query, toCard);
}

/** The trash is read from the table, latest deletion first; everything else from the copy in memory. */
export async function adminListArticles({ status, ...query }: AdminFilters): Promise<Page<AdminArticle>> {
  const all = status === 'trash' ? await trashedArticles() : (await freshArticles()).all;
  const isIn = ({ article }: Listed) => !status || status === 'trash' || article.status === status;
  return shown(
    all.filter((each) => isIn(each) && passes(query)(each)),
    query,
    toAdminArticle,
  );
}

const trashedArticles = async (): Promise<Listed[]> => (await findTrashedArticles()).map((each) => listed(each));

type Summary = Record<'total' | ArticleStatus | 'view_count', number>;

/** Counts of everything outside the trash. */
export async function articleSummary(): Promise<Summary> {
  const [{ all }, views] = await Promise.all([freshArticles(), allViews()]);
  const count = (status: ArticleStatus) => all.filter(({ article }) => article.status === status).length;
  const counts = Object.fromEntries(articleStatuses.map((status) => [status, count(status)]));
  const view_count = all.reduce((sum, { article }) => sum + (views.get(article.id) ?? 0), 0);
  return { ...(counts as Record<ArticleStatus, number>), total: all.length, view_count };
}

type Dated = CalendarEntry<'published' | 'scheduled'>;

/** Its moment in the calendar: when it came out, or is to. Drafts and archived articles have none. */
function dated({ article: { id, title, status, published_at, scheduled_at } }: Listed): Dated[] {
  if (status !== 'published' && status !== 'scheduled') return [];
  const at = status === 'published' ? published_at : scheduled_at;
  return at ? [{ id, title, at, status }] : [];
}

/** What came out and what is scheduled in a range of time. */
export async function articleCalendar(range: CalendarRange) {
  return calendarOf((await freshArticles()).all.flatMap(dated), range);
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort((a, b) => a.localeCompare(b));

export async function articleCategories(): Promise<{ categories: string[] }> {
  const { published } = await currentArticles();
  return { categories: distinct(published.map(({ article }) => article.category)) };
}

export async function articleTags(): Promise<{ tags: string[] }> {
  const { published } = await currentArticles();
  return { tags: distinct(published.flatMap(({ article }) => article.tags)) };
}

export const articlePostTypes = () => ({
  post_types: postTypes.map((value) => ({ value, label: postTypeLabels[value] })),
});
