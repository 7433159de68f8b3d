import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { masked } from '#lib/mail/masked.ts';
import { newsletterQueue } from '../task.ts';
import { findSubscriberById } from './subscriber.repo.ts';
import { removeSubscriber } from './subscriber.service.ts';
import { adminListSubscribers } from './subscriber-list.service.ts';

/** One that is gone is no failure: a run after a crash comes across those that it has removed. */
async function remove(writer: Writer, id: string): Promise<void> {
  if (await findSubscriberById(id)) await removeSubscriber(writer, id);
}

/** A job is kept longer than its subscriber, so it has no addresses. */
async function nameOf(id: string): Promise<string | undefined> {
  const found = await findSubscriberById(id);
  return found && masked(found.email);
}

/** What can be done to many subscribers at once. */
export const subscriberBulk = bulk(newsletterQueue, {
  thing: 'subscriber',
  noun: { one: 'subscriber', many: 'subscribers' },
  acts: { remove: { title: doing('Remove'), carryOut: remove } },
  nameOf,
  idsThatMatch: idsOf(adminListSubscribers),
});
