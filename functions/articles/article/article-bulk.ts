import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteOnce, restoreOnce } from '#lib/managed/repeatable.ts';
import { articleQueue } from '../task.ts';
import { articles } from './article.service.ts';
import { adminListArticles } from './article-list.service.ts';

/** What can be done to many articles at once. */
export const articleBulk = bulk(articleQueue, {
  thing: 'article',
  noun: { one: 'article', many: 'articles' },
  acts: {
    delete: { title: doing('Delete'), carryOut: deleteOnce(articles) },
    restore: { title: doing('Restore'), carryOut: restoreOnce(articles) },
  },
  nameOf: async (id) => (await articles.find(id))?.title,
  idsThatMatch: idsOf(adminListArticles),
});
