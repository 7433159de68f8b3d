import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import { BroadcastEntity } from './broadcast.entity.ts';

/** More than an operator will ever write, so that no list grows without end. */
const most = 500;

const toBroadcast = (item: EntityItem<typeof BroadcastEntity>): Broadcast => ({
  ...item,
  expires_at: item.expires_at ?? null,
  discount_code: item.discount_code ?? null,
  discount_percentage: item.discount_percentage ?? null,
});

/** Optional attributes have no null. */
const stored = (broadcast: Broadcast): EntityItem<typeof BroadcastEntity> => ({
  ...broadcast,
  expires_at: broadcast.expires_at ?? undefined,
  discount_code: broadcast.discount_code ?? undefined,
  discount_percentage: broadcast.discount_percentage ?? undefined,
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
  const all = BroadcastEntity.query.inTimeOrder({});
  const query = type ? all.where((broadcast, { eq }) => eq(broadcast.type, type)) : all;
  const { items, next } = await newestFirst(query, page);
  return { items: items.map(toBroadcast), next };
}

/** All of them. */
export async function allBroadcasts(): Promise<Broadcast[]> {
  const { data } = await BroadcastEntity.query.inTimeOrder({}).go({ order: 'desc', count: most });
  return data.map(toBroadcast);
}

export const insertBroadcastItem = (broadcast: Broadcast): TransactItem => ({
  Put: BroadcastEntity.create(stored(broadcast)).params(),
});

/** Part of a transaction; refused when `revision` is no longer what is stored. */
export const replaceBroadcastItem = (after: Broadcast, revision: number): TransactItem => ({
  Put: BroadcastEntity.put(stored(after))
    .where((item, { eq }) => eq(item.revision, revision))
    .params(),
});

export const deleteBroadcastItem = ({ id, revision }: Broadcast): TransactItem => ({
  Delete: BroadcastEntity.delete({ id })
    .where((item, { eq }) => eq(item.revision, revision))
    .params(),
});
