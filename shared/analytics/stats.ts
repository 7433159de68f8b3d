import * as z from 'zod';

/** Defaults until there is data. */
export const defaultActiveFrameworks = 8;
export const defaultUserSatisfaction = 4.8;

export const SiteStats = z.object({
  total_ebooks: z.number().int(),
  total_downloads: z.number().int(),
  total_purchases: z.number().int(),
  active_frameworks: z.number().int(),
  user_satisfaction: z.number(),
  prompt_packages: z.number().int(),
});
export type SiteStats = z.infer<typeof SiteStats>;

/** Dashboard tiles. `revenue` is dollars after refunds. */
export const AdminStats = z.object({
  total_ebooks: z.number().int(),
  published_ebooks: z.number().int(),
  prompt_packages: z.number().int(),
  coaching_packages: z.number().int(),
  articles: z.number().int(),
  published_articles: z.number().int(),
  /** Confirmed or not. */
  newsletter_subscribers: z.number().int(),
  confirmed_subscribers: z.number().int(),
  total_users: z.number().int(),
  total_orders: z.number().int(),
  revenue: z.number(),
});
export type AdminStats = z.infer<typeof AdminStats>;
