import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { catalogQueue } from '../task.ts';
import { deleteFramework, findFramework } from './framework.service.ts';
import { adminListFrameworks } from './framework-list.service.ts';

/** One that is gone is done: a run that died may have deleted it. */
async function deleteOnce(writer: Writer, id: string): Promise<void> {
  if (await findFramework(id)) await deleteFramework(writer, id);
}

/** What can be done to many frameworks at once. */
export const frameworkBulk = bulk(catalogQueue, {
  thing: 'framework',
  noun: { one: 'framework', many: 'frameworks' },
  acts: { delete: { title: doing('Delete'), carryOut: deleteOnce } },
  nameOf: async (id) => (await findFramework(id))?.name,
  idsThatMatch: idsOf(adminListFrameworks),
});
