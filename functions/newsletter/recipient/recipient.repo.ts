import type { EntityItem } from 'electrodb';
import { nowIso } from '#lib/clock.ts';
import { readAll } from '#lib/table/batch.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { SettledState } from '#shared/newsletter/sending-choices.ts';
import { placeText } from './place.ts';
import { RecipientEntity } from './recipient.entity.ts';
import { recipientTtl } from './retention.ts';

export type StoredRecipient = EntityItem<typeof RecipientEntity>;
export type RecipientKey = Pick<StoredRecipient, 'newsletter_id' | 'subscriber_id'>;

/** A recipient with their place in a round. */
export interface Placed extends RecipientKey {
  readonly round: number;
  readonly batch: string;
  readonly place: number;
}

/** Recipients by the id of their subscriber, strongly consistent; at most a hundred. One that is not settled may be missing. */
export async function findRecipients(
  newsletter_id: string,
  subscriberIds: readonly string[],
): Promise<ReadonlyMap<string, StoredRecipient>> {
  const keys = subscriberIds.map((subscriber_id) => ({ newsletter_id, subscriber_id }));
  const found = await readAll(keys, (some) => RecipientEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(found.map((recipient) => [recipient.subscriber_id, recipient]));
}

/**
 * Writes what became of a mail, unless something is known of this round or a newer one: that is changed together with the
 * sums only. False when it was known.
 */
export async function settle(placed: Placed, state: SettledState, reason?: string): Promise<boolean> {
  const { newsletter_id, subscriber_id, round } = placed;
  const at = nowIso();
  const known = { newsletter_id, subscriber_id, round, state, at, ttl: recipientTtl(), ...(reason && { reason }) };
  const settled = RecipientEntity.upsert(known)
    .ifNotExists(state === 'sent' ? { sent_at: at } : {})
    .add({ places: [placeText(placed)] })
    .where((of, { lt, notExists }) => `${notExists(of.round)} OR ${lt(of.round, round)}`);
  return (await ifCondition(settled.go())) !== undefined;
}

/** Part of the transaction that finds a mail sent that seemed uncertain. */
export function foundSentItem({ newsletter_id, subscriber_id, round }: Placed): TransactItem {
  const at = nowIso();
  const found = RecipientEntity.patch({ newsletter_id, subscriber_id })
    .data((of, { set, ifNotExists }) => {
      set(of.state, 'sent');
      set(of.at, at);
      ifNotExists(of.sent_at, at);
    })
    .where((of, { eq }) => `${eq(of.round, round)} AND ${eq(of.state, 'uncertain')}`);
  return { Update: found.params() };
}

/** What happens to a mail once at most. */
export type Happening = 'opened_at' | 'clicked_at' | 'bounced_at' | 'complained_at' | 'unsubscribed_at';

/**
 * Part of a transaction; refused when it has happened before. An open may be faster than the worker that sent the mail; the
 * newsletter of somebody who leaves is not signed, so it must be one that they got.
 */
export const happenedItem = ({ newsletter_id, subscriber_id }: RecipientKey, what: Happening): TransactItem => ({
  Update: RecipientEntity.upsert({ newsletter_id, subscriber_id, [what]: nowIso() })
    .ifNotExists({ ttl: recipientTtl() })
    .where((of, { exists, notExists }) =>
      what === 'unsubscribed_at' ? `${notExists(of[what])} AND ${exists(of.round)}` : notExists(of[what]),
    )
    .params(),
});

/** Part of a transaction; refused when they have followed this link before. */
export const followedItem = ({ newsletter_id, subscriber_id }: RecipientKey, link: number): TransactItem => ({
  Update: RecipientEntity.update({ newsletter_id, subscriber_id })
    .add({ clicked: [String(link)] })
    .where((of, { notContains }) => notContains(of.clicked, String(link) as never))
    .params(),
});

/** The newest mails to a subscriber, newest first. */
export async function mailsTo(subscriber_id: string, most: number): Promise<StoredRecipient[]> {
  return (await RecipientEntity.query.ofSubscriber({ subscriber_id }).go({ order: 'desc', limit: most })).data;
}

/** All mails to a subscriber: a few hundred at most. */
export async function allMailsTo(subscriber_id: string): Promise<StoredRecipient[]> {
  return (await RecipientEntity.query.ofSubscriber({ subscriber_id }).go({ pages: 'all' })).data;
}
