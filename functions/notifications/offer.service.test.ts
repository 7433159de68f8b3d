import { beforeEach, expect, it, vi } from 'vitest';
import { logger } from '#lib/logger.ts';
import { makeOffers } from './offer.service.ts';

/* A run of offers when one person's cannot be made. */

const world = vi.hoisted(() => ({
  due: new Map<string, { user_id: string; ebook_id: string; due_at: string }>(),
  offered: [] as string[],
  now: Date.parse('2026-03-01T12:00:00Z'),
}));

vi.mock('#functions/catalog/public.ts', () => ({
  findOffers: async (ids: string[]) => new Map(ids.map((id) => [id, { id, title: id, price: 100, published: true }])),
}));
vi.mock('#functions/commerce/public.ts', () => ({ newPersonalCode: () => ({ code: 'C', items: [] }) }));
vi.mock('#functions/library/public.ts', () => ({
  listDueWishes: async (at: string, limit: number) => {
    world.now += 1000;
    return [...world.due.values()].filter(({ due_at }) => due_at <= at).slice(0, limit);
  },
  ownedOf: async (user_id: string) => {
    if (user_id === 'broken') throw new Error('unreadable');
    return new Set();
  },
  postponeWish: async ({ ebook_id }: { ebook_id: string }, due_at: string) => {
    const wish = world.due.get(ebook_id);
    if (wish) world.due.set(ebook_id, { ...wish, due_at });
  },
  postponeWishItem: ({ ebook_id }: { ebook_id: string }) => ({ postponed: ebook_id }),
}));
vi.mock('#functions/settings/public.ts', () => ({
  currentSettings: async () => ({ wishlist_offer: { percent: 10, hours: 24 } }),
}));
vi.mock('./notification.repo.ts', () => ({ notificationItem: (user_id: string) => ({ user_id }) }));
vi.mock('./offer.repo.ts', () => ({ findLastOffers: async () => new Map(), offerItem: () => ({}) }));
vi.mock('#lib/table/transact.ts', () => ({
  transactUnlessRefused: async (items: readonly { postponed?: string; user_id?: string }[]) => {
    for (const { postponed, user_id } of items) {
      if (postponed) world.due.delete(postponed);
      if (user_id) world.offered.push(user_id);
    }
    return true;
  },
}));

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => world.now);
});

it('goes on to the next people, and retries the failed one an hour later', async () => {
  const alarm = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const due_at = '2026-03-01T00:00:00.000Z';
  for (let i = 0; i < 50; i++) world.due.set(`b${i}`, { user_id: 'broken', ebook_id: `b${i}`, due_at });
  world.due.set('c', { user_id: 'reader', ebook_id: 'c', due_at });
  expect(await makeOffers()).toEqual({ looked_at: 51, offered: 1 });
  expect(world.offered).toEqual(['reader']);
  expect(alarm).toHaveBeenCalledTimes(1);
  expect(new Set([...world.due.values()].map((wish) => wish.due_at))).toEqual(new Set(['2026-03-01T13:00:00.000Z']));
});
