import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { notFound } from '#lib/errors.ts';
import { masked } from '#lib/mail/masked.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { newTask } from '../task.ts';
import { changeSubscriber, findSubscriberById } from './subscriber.repo.ts';
import { toSubscriber } from './subscriber-list.service.ts';

/** Removes a subscriber entirely. An address on the suppression list stays there. */
export async function removeSubscriber(actor: Writer, id: string): Promise<void> {
  const unknown = () => notFound('Subscriber not found');
  const found = await findSubscriberById(id);
  if (found?.roll !== 'current') throw unknown();
  const forgetting = newTask(id, { kind: 'forget', email: found.email });
  await changeSubscriber(found.email, (before) => {
    if (before?.id !== id || before.roll !== 'current') throw unknown();
    const target = { id, name: masked(before.email) };
    const { email: _, ...known } = toSubscriber(before);
    return {
      after: null,
      also: [auditItem(actor, { action: 'subscriber.removed', target, before: known }), outboxItem(forgetting)],
    };
  });
  await announce([forgetting]);
}
