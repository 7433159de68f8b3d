import { now } from '#lib/clock.ts';
import { managed } from '#lib/managed/managed.ts';
import type { Broadcast, BroadcastSummary } from '#shared/notifications/broadcast.ts';
import { BroadcastEntity } from './broadcast.entity.ts';
import { allBroadcasts, toBroadcast } from './broadcast.repo.ts';

/** The broadcasts as admins manage them. */
export const broadcasts = managed({
  entity: BroadcastEntity,
  noun: 'notification',
  field: 'notification',
  id: 'broadcast',
  name: ({ title }) => title,
  view: () => toBroadcast,
});

/** Whether it is currently shown. */
export const isLive = ({ active, expires_at }: Broadcast): boolean =>
  active && (expires_at === null || Date.parse(expires_at) > now());

export async function broadcastSummary(): Promise<BroadcastSummary> {
  const all = await allBroadcasts();
  return {
    total: all.length,
    active: all.filter(isLive).length,
    info: all.filter(({ type }) => type === 'info').length,
    high_priority: all.filter(({ priority }) => priority === 'high').length,
  };
}
