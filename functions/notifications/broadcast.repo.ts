import type { EntityItem } from 'electrodb';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import { BroadcastEntity } from './broadcast.entity.ts';

/** More than an operator will ever write; bounds every list. */
const most = 500;

export const toBroadcast = (item: EntityItem<typeof BroadcastEntity>): Broadcast => ({
  ...item,
  expires_at: item.expires_at ?? null,
  discount_code: item.discount_code ?? null,
  discount_percentage: item.discount_percentage ?? null,
});

export async function findBroadcast(id: string): Promise<Broadcast | undefined> {
  const { data } = await BroadcastEntity.get({ id }).go({ consistent: true });
  return data ? toBroadcast(data) : undefined;
}

/** All of them, newest first. */
export async function allBroadcasts(): Promise<Broadcast[]> {
  const { data } = await BroadcastEntity.query.allByTime({}).go({ order: 'desc', count: most });
  return data.map(toBroadcast);
}
