import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteForGoodOnce } from '#lib/managed/repeatable.ts';
import { catalogQueue } from '../task.ts';
import { deleteFramework, findFramework } from './framework.service.ts';
import { adminListFrameworks } from './framework-list.service.ts';

/** What can be done to many frameworks at once. */
export const frameworkBulk = bulk(catalogQueue, {
  thing: 'framework',
  noun: { one: 'framework', many: 'frameworks' },
  acts: {
    delete: { title: doing('Delete'), carryOut: deleteForGoodOnce({ find: findFramework, delete: deleteFramework }) },
  },
  nameOf: async (id) => (await findFramework(id))?.name,
  idsThatMatch: idsOf(adminListFrameworks),
});
