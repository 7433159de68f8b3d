import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { now, nowIso } from '#lib/clock.ts';
import { notFound, staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { decideAgain, saveVersion } from '#lib/table/save.ts';
import { transact } from '#lib/table/transact.ts';
import type { Broadcast, BroadcastEdit, BroadcastInput, BroadcastSummary } from '#shared/notifications/broadcast.ts';
import {
  allBroadcasts,
  deleteBroadcastItem,
  findBroadcast,
  insertBroadcastItem,
  replaceBroadcastItem,
} from './broadcast.repo.ts';

interface Saved {
  readonly success: true;
  readonly message: string;
  readonly notification: Broadcast;
}

const target = ({ id, title }: Broadcast) => ({ id, name: title });

/** Whether people are told of it now. */
export const isLive = ({ active, expires_at }: Broadcast): boolean =>
  active && (expires_at === null || Date.parse(expires_at) > now());

async function mustFind(id: string): Promise<Broadcast> {
  const broadcast = await findBroadcast(id);
  if (!broadcast) throw notFound('Notification not found');
  return broadcast;
}

export async function createBroadcast(actor: SignedIn, input: BroadcastInput): Promise<Saved> {
  const at = nowIso();
  const notification = { ...input, id: newId('broadcast'), created_at: at, updated_at: at, revision: 1 };
  const act = auditItem(actor, { action: 'notification.created', target: target(notification), after: input });
  await transact([insertBroadcastItem(notification), act]);
  return { success: true, message: 'Notification created successfully', notification };
}

export async function editBroadcast(
  actor: SignedIn,
  id: string,
  { revision, ...fields }: BroadcastEdit,
): Promise<Saved> {
  const before = await mustFind(id);
  if (revision !== before.revision) throw staleVersion(before);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const notification: Broadcast = { ...before, ...given, revision: revision + 1, updated_at: nowIso() };
  const act = auditItem(actor, {
    action: 'notification.updated',
    target: target(notification),
    before,
    after: notification,
  });
  await saveVersion(replaceBroadcastItem(notification, revision), [act], () => mustFind(id));
  return { success: true, message: 'Notification updated successfully', notification };
}

export const deleteBroadcast = (actor: SignedIn, id: string): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    const before = await mustFind(id);
    const act = auditItem(actor, { action: 'notification.deleted', target: target(before), before });
    await saveVersion(deleteBroadcastItem(before), [act], () => mustFind(id));
    return { success: true, message: 'Notification deleted successfully' };
  });

export async function broadcastSummary(): Promise<BroadcastSummary> {
  const all = await allBroadcasts();
  return {
    total: all.length,
    active: all.filter(isLive).length,
    info: all.filter(({ type }) => type === 'info').length,
    high_priority: all.filter(({ priority }) => priority === 'high').length,
  };
}
