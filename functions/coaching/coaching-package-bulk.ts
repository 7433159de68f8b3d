import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteOnce, restoreOnce } from '#lib/managed/repeatable.ts';
import { coachingPackages } from './coaching-package.service.ts';
import { adminListPackages } from './coaching-package-list.service.ts';
import { coachingQueue } from './task.ts';

/** What can be done to many coaching packages at once. */
export const coachingPackageBulk = bulk(coachingQueue, {
  thing: 'coaching_package',
  noun: { one: 'coaching package', many: 'coaching packages' },
  acts: {
    delete: { title: doing('Delete'), carryOut: deleteOnce(coachingPackages) },
    restore: { title: doing('Restore'), carryOut: restoreOnce(coachingPackages) },
  },
  nameOf: async (id) => (await coachingPackages.find(id))?.title,
  idsThatMatch: idsOf(adminListPackages),
});
