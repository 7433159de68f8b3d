import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { isRefusal } from '#lib/table/transact.ts';
import { schedule } from '#lib/trash.ts';
import { findDue, type StoredArticle } from './article/article.repo.ts';
import { saveArticle } from './article/article.save.ts';
import { overdue } from './article/trash.service.ts';

/** Conditioned on its revision: a second run, or an admin who was faster, changes nothing. */
const publish = (article: StoredArticle) => () =>
  saveArticle(schedule, 'article.published', article, {
    status: 'published',
    published_at: article.scheduled_at,
    scheduled_at: undefined,
  });

/** One that cannot be done now must not keep the others waiting: the next run, a minute later, finds it again. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Another run has done it, or an admin was faster.
    if (!isRefusal(error)) logger.error('article sweep', { error: error as Error });
  }
}

/** Every minute: publishes what is due and purges what the trash has kept for 30 days. */
export async function handler(): Promise<void> {
  const due = await findDue('scheduled', nowIso());
  for (const work of [...due.map(publish), ...(await overdue(schedule))]) await attempt(work);
}
