import type { EntityItem } from 'electrodb';
import { newestMatching } from '#lib/table/page.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
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

/** A page, newest first, of one type or of all. */
export async function listBroadcasts({
  type,
  ...page
}: PageQuery & { readonly type?: Broadcast['type'] }): Promise<Page<Broadcast>> {
  const all = BroadcastEntity.query.allByTime({});
  const query = type ? all.where((broadcast, { eq }) => eq(broadcast.type, type)) : all;
  const { items, next } = await newestMatching(query, page);
  return { items: items.map(toBroadcast), next };
}

/** All of them. */
export async function allBroadcasts(): Promise<Broadcast[]> {
  const { data } = await BroadcastEntity.query.allByTime({}).go({ order: 'desc', count: most });
  return data.map(toBroadcast);
}
