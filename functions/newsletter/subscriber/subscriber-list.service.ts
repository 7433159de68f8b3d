import { readCounter } from '#lib/table/counter.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { Subscriber } from '#shared/newsletter/subscriber.ts';
import { subscriberCounter } from './subscriber.entity.ts';
import { listSubscribers, type StoredSubscriber, searchSubscribers } from './subscriber.repo.ts';

export const toSubscriber = (stored: StoredSubscriber): Subscriber => ({
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
