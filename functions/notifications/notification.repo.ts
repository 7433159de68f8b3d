import type { EntityItem } from 'electrodb';
import { days, now, nowIso, ttlAfter } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import type { Notification } from '#shared/notifications/notification.ts';
import { BroadcastReceiptEntity, NotificationEntity } from './notification.entity.ts';
import { forgetOffer } from './offer.repo.ts';
import { oneMoreSeenItem } from './seen-count.repo.ts';

/** Notifications expire after this long. */
const kept = days(90);
/** What a person did with a broadcast is kept for longer than one that nobody touches is shown (`broadcast.retention.ts`). */
const receiptsKept = days(396);
/** Maximum number read for one response. */
const most = 100;

type StoredNotification = EntityItem<typeof NotificationEntity>;
export type Receipt = EntityItem<typeof BroadcastReceiptEntity>;

export type NewNotification = Pick<Notification, 'title' | 'message' | 'notification_type'> &
  Partial<Pick<StoredNotification, 'discount_code' | 'discount_percentage' | 'expires_at'>>;

/** Part of a transaction that notifies a person. */
export const notificationItem = (user_id: string, content: NewNotification): TransactItem => ({
  Put: NotificationEntity.create({
    ...content,
    user_id,
    id: newId('notification'),
    created_at: nowIso(),
    ttl: ttlAfter(kept),
  }).params(),
});

/** A person's newest notifications, including dismissed ones. */
export async function listOwn(user_id: string): Promise<StoredNotification[]> {
  const query = NotificationEntity.query.whatIsThisPersonTold({ user_id });
  return (await query.go({ order: 'desc', limit: most, consistent: true })).data;
}

/** What a person did with a broadcast and with all later ones: ids grow with time. */
export async function listReceiptsSince(user_id: string, broadcast_id: string): Promise<Receipt[]> {
  const query = BroadcastReceiptEntity.query.whatHasThisPersonSeen({ user_id }).gte({ broadcast_id });
  return (await query.go({ pages: 'all', consistent: true })).data;
}

/** All of a person's notifications, newest first. Old ones expire, so there are few. */
export async function allOwn(user_id: string): Promise<StoredNotification[]> {
  const query = NotificationEntity.query.whatIsThisPersonTold({ user_id });
  return (await query.go({ order: 'desc', pages: 'all' })).data;
}

/** Everything a person did with broadcasts, newest first. */
export async function allReceipts(user_id: string): Promise<Receipt[]> {
  const query = BroadcastReceiptEntity.query.whatHasThisPersonSeen({ user_id });
  return (await query.go({ order: 'desc', pages: 'all' })).data;
}

export type Mark = 'shown_at' | 'dismissed_at';

/** Marks one of a person's notifications; false when it is not theirs. */
export async function markOwn(user_id: string, id: string, mark: Mark): Promise<boolean> {
  const change = NotificationEntity.patch({ user_id, id }).set({ [mark]: nowIso() });
  return (await ifCondition(change.go())) !== undefined;
}

/** Marks a broadcast. A person's first mark counts them among those who have seen it, in the same transaction. */
export async function markBroadcast(
  user_id: string,
  { id: broadcast_id, expires_at }: Pick<Broadcast, 'id' | 'expires_at'>,
  mark: Mark,
): Promise<void> {
  const shownFor = expires_at ? Math.max(0, Date.parse(expires_at) - now()) : 0;
  const receipt = { user_id, broadcast_id, [mark]: nowIso(), ttl: ttlAfter(shownFor + receiptsKept) };
  const first: TransactItem = { Put: BroadcastReceiptEntity.create(receipt).params() };
  if (await transactUnlessRefused([first, oneMoreSeenItem(broadcast_id)])) return;
  await BroadcastReceiptEntity.upsert(receipt).go();
}

/** Removes everything that this domain stores about a person. */
export async function forgetNotifications(user_id: string): Promise<void> {
  await forgetOffer(user_id);
  await deleteAll(
    async (limit) => {
      const query = NotificationEntity.query.whatIsThisPersonTold({ user_id });
      return (await query.go({ attributes: ['user_id', 'id'], limit })).data;
    },
    async (keys) => (await NotificationEntity.delete(keys).go()).unprocessed,
  );
  await deleteAll(
    async (limit) => {
      const query = BroadcastReceiptEntity.query.whatHasThisPersonSeen({ user_id });
      return (await query.go({ attributes: ['user_id', 'broadcast_id'], limit })).data;
    },
    async (keys) => (await BroadcastReceiptEntity.delete(keys).go()).unprocessed,
  );
}
