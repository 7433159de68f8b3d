import { schedule } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { isRefusal } from '#lib/table/transact.ts';
import { findDueArticles, type StoredArticle } from './article/article.repo.ts';
import { articles } from './article/article.service.ts';

/** One that cannot be published now must not keep the others waiting: the next run, a minute later, finds it again. */
async function publish(article: StoredArticle): Promise<void> {
  const change = { status: 'published', published_at: article.scheduled_at, scheduled_at: undefined } as const;
  try {
    await articles.save(schedule, 'published', article, change);
  } catch (error) {
    // Another run has done it, or an admin was faster.
    if (!isRefusal(error)) logger.error('article not published', { id: article.id, error: error as Error });
  }
}

/** Every minute: publishes what is due and purges what the trash has kept for 30 days. */
export async function handler(): Promise<void> {
  for (const article of await findDueArticles(nowIso())) await publish(article);
  await articles.purgeDue();
}
