import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { StoredSending } from './sending.repo.ts';

/* Resending and resuming, on the real table. */

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('#lib/outbox/announce.ts', () => ({ announce: async () => undefined }));

const lib = onTable(async () => ({
  ...(await import('./sending.service.ts')),
  ...(await import('./sending.entity.ts')),
  ...(await import('./sending.repo.ts')),
  ...(await import('./batch/batch.repo.ts')),
  ...(await import('../newsletter.entity.ts')),
}));

const admin = { id: 'usr_1', name: 'Ada', areas: ['admin'] } as never;
const at = '2026-11-27T12:00:00.000Z';

async function aNewsletter(id: string) {
  await lib.NewsletterEntity.put({
    ...{
      id,
      subject: 'News',
      snippet: '',
      status: 'sent',
      sent_count: 1,
      open_count: 0,
      click_count: 0,
    },
    ...{ created_at: at, updated_at: at, revision: 1 },
  }).go();
}

it.each([
  ['stopped', 'This newsletter was stopped and cannot be sent again'],
  ['sent', 'This newsletter has been sent already'],
] as const)('a newsletter that was %s says so to whoever would pause or resume it', async (state, why) => {
  const newsletter_id = `nws_${state}`;
  const stored: StoredSending = { newsletter_id, state, run: 1, round: 1, links: [], started_at: at, seen_at: at };
  await lib.SendingEntity.put(stored).go();
  await expect(lib.pauseSending(admin, newsletter_id)).rejects.toThrow(why);
  await expect(lib.resumeSending(admin, newsletter_id)).rejects.toThrow(why);
});

it('a further round that was stopped ends then, once its mails are counted and the newsletter goes out again', async () => {
  const newsletter_id = 'nws_00000000000000000000000009';
  const stoppedAt = '2026-11-27T13:00:00.000Z';
  await aNewsletter(newsletter_id);
  const known = { newsletter_id, links: [], started_at: new Date().toISOString(), seen_at: at };
  await lib.SendingEntity.put({ ...known, state: 'stopped', run: 2, round: 2, ended_at: stoppedAt, revivals: 3 }).go();
  const counts = { sent: 1, failed: 1, suppressed: 0, uncertain: 0 };
  const round = { newsletter_id, batches: 1, total: 2, is_frozen: true, first_open: 1, started_at: at };
  await lib.RoundEntity.put({ ...round, ...counts, round: 1, kind: 'audience', ended_at: at }).go();
  await lib.RoundEntity.put({ ...round, ...counts, round: 2, kind: 'not_opened', sent: 0, failed: 0 }).go();
  const key = { newsletter_id, round: 2, number: '000001' };
  await lib.claimBatch(key, undefined, 'worker');
  await lib.releaseBatch(key, 'worker');
  await expect(lib.resendNewsletter(admin, newsletter_id, { to: 'failed' })).rejects.toThrow('still being counted');
  await lib.BatchProgressEntity.patch(key).set({ is_done: true }).go();
  await lib.resendNewsletter(admin, newsletter_id, { to: 'failed' });
  expect(await lib.roundsOf(newsletter_id)).toMatchObject([
    { round: 1, ended_at: at },
    { round: 2, ended_at: stoppedAt },
    { round: 3, kind: 'failed' },
  ]);
  const sending = await lib.findSending(newsletter_id);
  expect(sending).toMatchObject({ state: 'sending', round: 3 });
  // The new round starts with the full number of replacements for lost workers.
  expect(sending).not.toHaveProperty('revivals');
});

it('resets pause, wait and replaced workers when it is resumed', async () => {
  const newsletter_id = 'nws_00000000000000000000000010';
  await aNewsletter(newsletter_id);
  const wait = { reason: 'quota', until: at } as const;
  const paused = { state: 'paused', pause: { reason: 'errors', at }, wait, revivals: 3 } as const;
  await lib.SendingEntity.put({
    ...{ newsletter_id, run: 4, round: 1, links: [], seen_at: at },
    ...{ ...paused, started_at: new Date().toISOString() },
  }).go();
  await lib.resumeSending(admin, newsletter_id);
  const resumed = await lib.findSending(newsletter_id);
  expect(resumed).toMatchObject({ state: 'sending', run: 5, under_way: 'yes' });
  for (const forgotten of ['pause', 'wait', 'revivals']) expect(resumed).not.toHaveProperty(forgotten);
});
