import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Broadcasts that a person has dismissed, in the real table. */

async function load() {
  return {
    ...(await import('./broadcast.service.ts')),
    ...(await import('./notification.service.ts')),
    ...(await import('./seen-count.repo.ts')),
  };
}
const domain = onTable(load);

const admin = { id: 'usr_admin', name: 'Ada' };
const reader = { id: 'usr_reader', email: 'r@example.test', name: 'Robin', isAdmin: false };

async function aBroadcast(index: number, change: { readonly expires_at?: string } = {}): Promise<string> {
  const text = { title: `No. ${index}`, message: 'M', type: 'info', priority: 'normal', audience: 'all' } as const;
  const none = { expires_at: null, discount_code: null, discount_percentage: null };
  const fields = { ...text, active: true, ...none, ...change };
  // Ids in the order of creation, also within a millisecond.
  const id = `brc_${String(index).padStart(4, '0')}`;
  return (await domain.broadcasts.create(admin, fields, { id })).notification.id;
}

it('stay dismissed, however many have been dismissed since', async () => {
  for (let index = 0; index < 120; index++)
    await domain.markNotification(reader, await aBroadcast(index), 'dismissed_at');
  const last = await aBroadcast(120);
  const { notifications } = await domain.listNotifications(reader);
  expect(notifications.map(({ id }) => id)).toEqual([last]);
});

it('are neither shown nor seen by anybody any more once they have expired', async () => {
  const id = await aBroadcast(200, { expires_at: '2020-01-01T00:00:00.000Z' });
  expect((await domain.listNotifications(reader)).notifications.map((each) => each.id)).not.toContain(id);
  await expect(domain.markNotification(reader, id, 'shown_at')).rejects.toMatchObject({ code: 'not_found' });
  expect((await domain.seenCounts()).get(id)).toBeUndefined();
});

it('are counted as seen by each person once, wherever the counts are kept', async () => {
  const id = await aBroadcast(300);
  for (let person = 0; person < 12; person++)
    for (const mark of ['shown_at', 'dismissed_at'] as const)
      await domain.markNotification({ ...reader, id: `usr_reader_${person}` }, id, mark);
  expect((await domain.seenCounts()).get(id)).toBe(12);
});
