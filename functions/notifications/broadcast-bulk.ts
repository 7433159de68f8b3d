import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteForGoodOnce } from '#lib/managed/repeatable.ts';
import { broadcasts, deleteBroadcast } from './broadcast.service.ts';
import { adminListBroadcasts } from './broadcast-list.service.ts';
import { notificationQueue } from './task.ts';

const setActive = (active: boolean) => (writer: Writer, id: string) =>
  broadcasts.act(writer, id, { deed: 'updated', message: '' }, (before) =>
    before.active === active ? undefined : { active },
  );

/** What can be done to many notifications at once. */
export const broadcastBulk = bulk(notificationQueue, {
  thing: 'notification',
  noun: { one: 'notification', many: 'notifications' },
  acts: {
    activate: { title: doing('Activate'), carryOut: setActive(true) },
    deactivate: { title: doing('Deactivate'), carryOut: setActive(false) },
    delete: { title: doing('Delete'), carryOut: deleteForGoodOnce({ find: broadcasts.find, delete: deleteBroadcast }) },
  },
  nameOf: async (id) => (await broadcasts.find(id))?.title,
  idsThatMatch: idsOf(adminListBroadcasts),
});
