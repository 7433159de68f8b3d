import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { broadcasts, deleteBroadcast } from './broadcast.service.ts';
import { adminListBroadcasts } from './broadcast-list.service.ts';
import { notificationQueue } from './task.ts';

const setActive = (active: boolean) => (writer: Writer, id: string) =>
  broadcasts.act(writer, id, { deed: 'updated', message: '' }, (before) =>
    before.active === active ? undefined : { active },
  );

/** One that is gone is done: a run that died may have deleted it. */
async function deleteOnce(writer: Writer, id: string): Promise<void> {
  if (await broadcasts.find(id)) await deleteBroadcast(writer, id);
}

/** What can be done to many notifications at once. */
export const broadcastBulk = bulk(notificationQueue, {
  thing: 'notification',
  noun: { one: 'notification', many: 'notifications' },
  acts: {
    activate: { title: doing('Activate'), carryOut: setActive(true) },
    deactivate: { title: doing('Deactivate'), carryOut: setActive(false) },
    delete: { title: doing('Delete'), carryOut: deleteOnce },
  },
  nameOf: async (id) => (await broadcasts.find(id))?.title,
  idsThatMatch: idsOf(adminListBroadcasts),
});
