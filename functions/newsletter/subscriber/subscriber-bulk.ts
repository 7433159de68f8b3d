import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { newsletterQueue } from '../task.ts';
import { findSubscriberById } from './subscriber.repo.ts';
import { removeSubscriber } from './subscriber.service.ts';
import { adminListSubscribers } from './subscriber-list.service.ts';

/** One that is gone is no failure: a run after a crash comes across those that it has removed. */
async function remove(writer: Writer, id: string): Promise<void> {
  if (await findSubscriberById(id)) await removeSubscriber(writer, id);
}

/** What can be done to many subscribers at once. */
export const subscriberBulk = bulk(newsletterQueue, {
  thing: 'subscriber',
  noun: { one: 'subscriber', many: 'subscribers' },
  acts: { remove: { title: doing('Remove'), carryOut: remove } },
  nameOf: async (id) => (await findSubscriberById(id))?.email,
  idsThatMatch: idsOf(adminListSubscribers),
});
