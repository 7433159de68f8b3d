import { totalUsers } from '#functions/accounts/public.ts';
import { articleTotals } from '#functions/articles/public.ts';
import { catalogFigures, catalogSums, totalDownloads } from '#functions/catalog/public.ts';
import { totalPackages } from '#functions/coaching/public.ts';
import { commerceFigures } from '#functions/commerce/public.ts';
import { newsletterFigures } from '#functions/newsletter/public.ts';
import { seconds } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import {
  type AdminStats,
  defaultActiveFrameworks,
  defaultUserSatisfaction,
  type SiteStats,
} from '#shared/analytics/stats.ts';

/** The site's current figures; two of them fall back to defaults that are used until there is data. */
async function readSiteStats(): Promise<SiteStats> {
  const [catalog, total_downloads, { total_purchases }] = await Promise.all([
    catalogFigures(),
    totalDownloads(),
    commerceFigures(),
  ]);
  return {
    total_ebooks: catalog.total_ebooks,
    total_downloads,
    total_purchases,
    active_frameworks: catalog.frameworks || defaultActiveFrameworks,
    user_satisfaction: catalog.satisfaction ?? defaultUserSatisfaction,
    prompt_packages: catalog.prompt_packages,
  };
}

/** Cached for half a minute; stale figures are served when they cannot be read. */
export const siteStats = remembered(seconds(30), readSiteStats);

/** Dashboard tiles, current. */
export async function adminStats(): Promise<AdminStats> {
  const [catalog, coaching_packages, articles, total_users, { total_orders, revenue }, newsletter] = await Promise.all([
    catalogSums(),
    totalPackages(),
    articleTotals(),
    totalUsers(),
    commerceFigures(),
    newsletterFigures(),
  ]);
  return {
    total_ebooks: catalog.total,
    published_ebooks: catalog.published,
    prompt_packages: catalog.prompt_packages,
    coaching_packages,
    articles: articles.total,
    published_articles: articles.published,
    newsletter_subscribers: newsletter.subscribers,
    confirmed_subscribers: newsletter.confirmed,
    total_users,
    total_orders,
    revenue,
  };
}
