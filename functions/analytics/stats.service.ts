import { totalUsers } from '#functions/accounts/public.ts';
import { catalogFigures, catalogSums, totalDownloads } from '#functions/catalog/public.ts';
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
  const [catalog, total_users, { total_orders, revenue }, { subscribers }] = await Promise.all([
    catalogSums(),
    totalUsers(),
    commerceFigures(),
    newsletterFigures(),
  ]);
  return {
    total_ebooks: catalog.total,
    prompt_packages: catalog.prompt_packages,
    newsletter_subscribers: subscribers,
    total_users,
    total_orders,
    revenue,
  };
}
