import { notFound } from '#lib/errors.ts';
import { countedBy } from '#lib/job/counted.ts';
import { readCounter } from '#lib/table/counter.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { SubscriberFilter } from '#shared/newsletter/api.ts';
import type { Subscriber, SubscriberDetail } from '#shared/newsletter/subscriber.ts';
import { mailsOf } from '../recipient/mails-of.ts';
import { subscriberCounter } from './subscriber.entity.ts';
import { findSubscriberById, listSubscribers, type StoredSubscriber } from './subscriber.repo.ts';

export const toSubscriber = ({ consent, ...stored }: StoredSubscriber): Subscriber => ({
  id: stored.id,
  email: stored.email,
  confirmed: stored.status === 'confirmed',
  state: stored.status,
  interests: stored.interests,
  source: stored.source,
  consent: consent ? { at: consent.at, how: consent.how, wording: consent.wording ?? null } : null,
  created_at: stored.created_at,
  confirmed_at: stored.confirmed_at ?? null,
});

/** A page of subscribers: of those pending and confirmed, unless a state asks for those who left. */
export async function adminListSubscribers({
  search,
  state,
  source,
  ...page
}: PageQuery & SubscriberFilter): Promise<Page<Subscriber>> {
  const isFiltered = Boolean(search || state || source);
  const [found, total] = await Promise.all([
    listSubscribers({ search, state, source }, page),
    isFiltered ? undefined : readCounter(subscriberCounter),
  ]);
  return { items: found.items.map(toSubscriber), next: found.next, total };
}

export const countSubscribers = countedBy(adminListSubscribers);

/** Newsletters in the history of a subscriber. */
const mostMails = 50;

/** A subscriber with the history of the subscription and the newest newsletters. */
export async function subscriberDetail(id: string): Promise<SubscriberDetail> {
  const found = await findSubscriberById(id);
  if (!found) throw notFound('Subscriber not found');
  const history = (found.history ?? []).map(({ at, what, detail = null }) => ({ at, what, detail }));
  return { ...toSubscriber(found), history, mails: await mailsOf(id, mostMails) };
}
