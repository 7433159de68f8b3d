import { ownsPaid, wishesAny } from '#functions/library/public.ts';
import type { Actor } from '#lib/actor.ts';
import { now, seconds } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { remembered } from '#lib/memory/remembered.ts';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import type { Audience } from '#shared/notifications/choices.ts';
import type { Notification } from '#shared/notifications/notification.ts';
import { allBroadcasts, findBroadcast } from './broadcast.repo.ts';
import { isLive } from './broadcast.service.ts';
import { listOwn, listReceiptsSince, type Mark, markBroadcast, markOwn } from './notification.repo.ts';

/** Every signed-in client polls twice a minute, so an instance reads the broadcasts once for all of them. */
const broadcastsSeen = remembered(seconds(10), allBroadcasts);

const rank = { high: 0, normal: 1, low: 2 } as const;
/** A notification with its rank: more important ones first, then newer ones. */
type Ranked = Notification & { readonly rank: number };

async function belongsTo(audience: Audience, userId: string): Promise<boolean> {
  if (audience === 'buyers') return ownsPaid(userId);
  return audience === 'all' || wishesAny(userId);
}

/** Checks only the audiences of these broadcasts, each once. */
async function audiencesOf(userId: string, wanted: readonly Broadcast[]): Promise<ReadonlySet<Audience>> {
  const audiences = [...new Set(wanted.map(({ audience }) => audience))];
  const answers = await Promise.all(audiences.map((audience) => belongsTo(audience, userId)));
  return new Set(audiences.filter((_, index) => answers[index]));
}

async function broadcastsFor(userId: string): Promise<Ranked[]> {
  const live = (await broadcastsSeen()).filter(isLive);
  // The newest first.
  const oldest = live.at(-1);
  if (!oldest) return [];
  const since = await listReceiptsSince(userId, oldest.id);
  const receipts = new Map(since.map((receipt) => [receipt.broadcast_id, receipt]));
  const open = live.filter(({ id }) => !receipts.get(id)?.dismissed_at);
  const audiences = await audiencesOf(userId, open);
  return open
    .filter(({ audience }) => audiences.has(audience))
    .map((broadcast) => ({
      id: broadcast.id,
      title: broadcast.title,
      message: broadcast.message,
      notification_type: broadcast.discount_code ? 'promotion' : 'other',
      discount_code: broadcast.discount_code,
      discount_percentage: broadcast.discount_percentage,
      expires_at: broadcast.expires_at,
      created_at: broadcast.created_at,
      shown_at: receipts.get(broadcast.id)?.shown_at ?? null,
      rank: rank[broadcast.priority],
    }));
}

const isOpen = ({ dismissed_at, expires_at }: { dismissed_at?: string; expires_at?: string }): boolean =>
  !dismissed_at && (!expires_at || Date.parse(expires_at) > now());

async function ownOf(userId: string): Promise<Ranked[]> {
  return (await listOwn(userId)).filter(isOpen).map((own) => ({
    id: own.id,
    title: own.title,
    message: own.message,
    notification_type: own.notification_type,
    discount_code: own.discount_code ?? null,
    discount_percentage: own.discount_percentage ?? null,
    expires_at: own.expires_at ?? null,
    created_at: own.created_at,
    shown_at: own.shown_at ?? null,
    rank: rank.normal,
  }));
}

/** A person's notifications that are neither dismissed nor expired. */
export async function listNotifications({ id }: Actor): Promise<{ notifications: Notification[] }> {
  const all = (await Promise.all([ownOf(id), broadcastsFor(id)])).flat();
  all.sort((a, b) => a.rank - b.rank || b.created_at.localeCompare(a.created_at));
  return { notifications: all.map(({ rank: _, ...notification }) => notification) };
}

/** Marks it as shown or dismissed. 404 for somebody else's. */
export async function markNotification({ id: userId }: Actor, id: string, mark: Mark): Promise<{ success: true }> {
  if (await markOwn(userId, id, mark)) return { success: true };
  const broadcast = await findBroadcast(id);
  if (!broadcast || !isLive(broadcast) || !(await belongsTo(broadcast.audience, userId)))
    throw notFound('Notification not found');
  await markBroadcast(userId, broadcast, mark);
  return { success: true };
}
