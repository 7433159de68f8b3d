import { totalUsers } from '#functions/accounts/public.ts';
import { pageOf } from '#lib/table/page.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import type { AdminBroadcast, Broadcast, BroadcastSummary } from '#shared/notifications/broadcast.ts';
import { allBroadcasts } from './broadcast.repo.ts';
import { isLive } from './broadcast.service.ts';
import { seenCounts } from './seen-count.repo.ts';

interface BroadcastListQuery extends PageQuery {
  readonly type?: Broadcast['type'] | undefined;
  readonly search?: string | undefined;
}

/** A page, newest first. */
export async function adminListBroadcasts(query: BroadcastListQuery): Promise<Page<AdminBroadcast>> {
  const { type: wanted, search } = query;
  const [all, seen] = await Promise.all([allBroadcasts(), seenCounts()]);
  const found = all.filter(
    ({ type, title, message, discount_code }) =>
      (wanted === undefined || type === wanted) && hasWords(wordsOf(title, message, discount_code ?? ''), search),
  );
  const page = pageOf(found, query);
  return { ...page, items: page.items.map((each) => ({ ...each, seen: seen.get(each.id) ?? 0 })) };
}

export async function broadcastSummary(): Promise<BroadcastSummary> {
  const [all, accounts] = await Promise.all([allBroadcasts(), totalUsers()]);
  return {
    total: all.length,
    active: all.filter(isLive).length,
    info: all.filter(({ type }) => type === 'info').length,
    high_priority: all.filter(({ priority }) => priority === 'high').length,
    accounts,
  };
}
