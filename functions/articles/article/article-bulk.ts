import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteOnce, restoreOnce } from '#lib/managed/repeatable.ts';
import { type ArticleBulk, articleNoun } from '#shared/articles/article-bulk.ts';
import { findDraft } from '../revision/revision.repo.ts';
import { articleQueue } from '../task.ts';
import { mayAppear, publicationOf } from './article.publication.ts';
import type { StoredArticle } from './article.repo.ts';
import { articles } from './article.service.ts';
import { adminListArticles } from './article-list.service.ts';

type Change = Partial<StoredArticle> | undefined;

const changing = (writer: Writer, id: string, deed: string, decide: (before: StoredArticle) => Change) =>
  articles.act(writer, id, { deed, message: '' }, decide);

/** What nobody has looked at as a whole is not published: what is still being written, and what has no excerpt. */
async function publish(writer: Writer, id: string): Promise<void> {
  const hasDraft = (await findDraft(id)) !== undefined;
  await changing(writer, id, 'published', (before) => {
    if (before.status === 'published') return undefined;
    mayAppear(before, hasDraft);
    return publicationOf(before, { status: 'published' });
  });
}

async function schedule(writer: Writer, id: string, { scheduled_at }: { readonly scheduled_at: string }) {
  const hasDraft = (await findDraft(id)) !== undefined;
  await changing(writer, id, 'scheduled', (before) => {
    // Done again after a crash: it waits for that moment, or has come out then.
    const moment = before.status === 'published' ? before.published_at : before.scheduled_at;
    if (['scheduled', 'published'].includes(before.status) && moment === scheduled_at) return undefined;
    mayAppear(before, hasDraft);
    return publicationOf(before, { status: 'scheduled', scheduled_at });
  });
}

const archive = (writer: Writer, id: string) =>
  changing(writer, id, 'archived', (before) =>
    before.status === 'archived' ? undefined : publicationOf(before, { status: 'archived' }),
  );

/** What can be done to many articles at once. */
export const articleBulk = bulk(articleQueue, {
  thing: 'article',
  noun: articleNoun,
  acts: {
    publish: { title: doing('Publish'), carryOut: publish },
    schedule: { title: doing('Schedule'), carryOut: schedule },
    archive: { title: doing('Archive'), carryOut: archive },
    delete: { title: doing('Delete'), carryOut: deleteOnce(articles) },
    restore: { title: doing('Restore'), carryOut: restoreOnce(articles) },
  },
  nameOf: async (id) => (await articles.find(id))?.title,
  idsThatMatch: idsOf(adminListArticles),
});

/** Starts the job that does something with many articles; 422 for a time that has passed. */
export function bulkArticles(writer: Writer, { scheduled_at, ...asked }: ArticleBulk) {
  if (asked.act !== 'schedule') return articleBulk.start(writer, asked);
  const publication = publicationOf({}, { status: 'scheduled', scheduled_at });
  return articleBulk.start(writer, asked, { scheduled_at: publication.scheduled_at });
}
