import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { notFound } from '#lib/errors.ts';
import { masked } from '#lib/mail/masked.ts';
import { readCounter } from '#lib/table/counter.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { Subscriber } from '#shared/newsletter/subscriber.ts';
import { subscriberCounter } from './subscriber.entity.ts';
import {
  changeSubscriber,
  findSubscriberById,
  listSubscribers,
  type StoredSubscriber,
  searchSubscribers,
} from './subscriber.repo.ts';

const toSubscriber = (stored: StoredSubscriber): Subscriber => ({
  id: stored.id,
  email: stored.email,
  confirmed: stored.status === 'confirmed',
  interests: stored.interests,
  source: stored.source,
  created_at: stored.created_at,
  confirmed_at: stored.confirmed_at ?? null,
});

/** A page of pending and confirmed subscribers; `search` filters by address prefix. */
export async function adminListSubscribers({
  search,
  ...page
}: PageQuery & { search?: string | undefined }): Promise<Page<Subscriber>> {
  const [found, total] = await Promise.all([
    search ? searchSubscribers(search, page) : listSubscribers(page),
    search ? undefined : readCounter(subscriberCounter),
  ]);
  return { items: found.items.map(toSubscriber), next: found.next, total };
}

/** Removes a subscriber entirely. An address on the suppression list stays there. */
export async function removeSubscriber(actor: SignedIn, id: string): Promise<void> {
  const unknown = () => notFound('Subscriber not found');
  const found = await findSubscriberById(id);
  if (found?.roll !== 'current') throw unknown();
  await changeSubscriber(found.email, (before) => {
    if (before?.id !== id || before.roll !== 'current') throw unknown();
    const target = { id, name: masked(before.email) };
    const { email: _, ...known } = toSubscriber(before);
    return {
      after: null,
      also: [auditItem(actor, { action: 'subscriber.removed', target, before: known })],
    };
  });
}
