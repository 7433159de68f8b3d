import { schedule } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { isRefusal } from '#lib/table/transact.ts';
import { findDueArticles, type StoredArticle } from './article/article.repo.ts';
import { articles } from './article/article.service.ts';

/** One that cannot be published must not hold up the others: the next run, a minute later, finds it again. */
async function publish(article: StoredArticle): Promise<void> {
  const change = { status: 'published', published_at: article.scheduled_at, scheduled_at: undefined } as const;
  try {
    await articles.save(schedule, 'published', article, change);
  } catch (error) {
    // Refused when another run has published it, or an admin changed it first.
    if (!isRefusal(error)) logger.error('article not published', { id: article.id, error: error as Error });
  }
}

/** Every minute: publishes due articles and purges those that have been in the trash for 30 days. */
export async function handler(): Promise<void> {
  for (const article of await findDueArticles(nowIso())) await publish(article);
  await articles.purgeDue();
}
