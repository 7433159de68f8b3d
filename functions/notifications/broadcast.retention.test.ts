import { beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { BroadcastInput } from '#shared/notifications/broadcast.ts';

/* What a night does with notifications to many, on a real table. */

vi.mock('#functions/settings/public.ts', () => ({ currentSettings: async () => ({ time_zone: 'UTC' }) }));

const domain = onTable(async () => ({
  ...(await import('./broadcast.retention.ts')),
  ...(await import('./nightly.sweep.ts')),
  ...(await import('#lib/nightly/nightly.entity.ts')),
  ...(await import('./broadcast.service.ts')),
  ...(await import('./broadcast.repo.ts')),
}));

const writer = { id: 'usr_1', name: 'Ada Admin' };
const world = { now: 0 };
const at = (moment: string) => {
  world.now = Date.parse(moment);
};
const nameless: BroadcastInput = {
  ...{ title: 'News', message: 'Something is new', type: 'info', priority: 'normal', audience: 'all', active: true },
  ...{ expires_at: null, discount_code: null, discount_percentage: null },
};
const created = async (fields: Partial<BroadcastInput>) =>
  (await domain.createBroadcast(writer, { ...nameless, ...fields })).notification.id;
const isActive = async (id: string) => (await domain.findBroadcast(id))?.active;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => world.now);
});

it('one without an end is switched off a year after its last change, and deleted a year later', async () => {
  at('2027-01-01T00:00Z');
  const id = await created({});
  at('2027-07-01T00:00Z');
  await domain.editBroadcast(writer, id, { title: 'Newer', revision: 1 });
  at('2028-06-29T00:00Z');
  await domain.retireBroadcasts();
  expect(await isActive(id)).toBe(true);
  at('2028-07-01T00:00Z');
  await Promise.all([domain.retireBroadcasts(), domain.retireBroadcasts()]);
  expect(await isActive(id)).toBe(false);
  at('2029-06-30T00:00Z');
  await domain.retireBroadcasts();
  expect(await isActive(id)).toBe(false);
  at('2029-07-01T00:00:01Z');
  await Promise.all([domain.retireBroadcasts(), domain.retireBroadcasts()]);
  expect(await domain.findBroadcast(id)).toBeUndefined();
});

it('one with an end is left alone until a year after it', async () => {
  at('2027-01-01T00:00Z');
  const id = await created({ expires_at: '2029-01-01T00:00:00Z' });
  at('2029-12-31T00:00Z');
  await domain.retireBroadcasts();
  expect(await isActive(id)).toBe(true);
  at('2030-01-02T00:00Z');
  await domain.retireBroadcasts();
  expect(await domain.findBroadcast(id)).toBeUndefined();
});

it('a night has its own note: what other domains have done in it leaves this one to do', async () => {
  at('2027-01-01T00:00Z');
  const id = await created({});
  at('2028-06-01T04:00Z');
  const night = '2028-06-01';
  await domain.NightlyEntity.put({ work: 'inquiries', night }).go();
  await domain.handler();
  expect(await isActive(id)).toBe(false);
  expect((await domain.NightlyEntity.get({ work: 'notifications' }).go()).data).toMatchObject({ night });
});
