import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { RoundKind } from '#shared/newsletter/sending-choices.ts';

/* What is counted once a batch is done, on the real table. */

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));

const lib = onTable(async () => ({
  ...(await import('./count-batch.ts')),
  ...(await import('./batch.repo.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('../sending.repo.ts')),
  ...(await import('../../feedback/happened.ts')),
  ...(await import('../../recipient/recipient.repo.ts')),
  ...(await import('../../tracking/report.service.ts')),
  ...(await import('../../feedback/sent.ts')),
  ...(await import('#lib/table/counter.ts')),
}));

const at = '2026-11-27T12:00:00.000Z';
const number = '000001';

async function begun(round: number, kind: RoundKind, newsletter_id = 'nws_1') {
  await lib.RoundEntity.put({
    ...{ newsletter_id, round, kind, started_at: at, batches: 1, total: 3, is_frozen: true, first_open: 1 },
    ...{ sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
  }).go();
  const recipients = [1, 2, 3].map((n) => ({ id: `sbr_${n}`, email: `reader-${n}@example.test` }));
  const batch = { newsletter_id, round, number, upto: 3, after: '', recipients, ttl: 4_102_444_800 };
  await lib.createBatch(batch);
  await lib.claimBatch(batch, undefined, 'me');
  return { batch, placed: lib.placedIn(batch) };
}

it('a second mail to those who had not opened the first is no second recipient, but a mail that may come back', async () => {
  const newsletter_id = 'nws_1';
  await lib.SendingEntity.put({
    ...{ newsletter_id, state: 'sent', run: 1, round: 2, links: [], started_at: at, seen_at: at },
  }).go();
  const first = await begun(1, 'audience');
  for (const each of first.placed) await lib.settle(each, 'sent');
  await lib.countBatch(first.batch);
  const second = await begun(2, 'not_opened');
  for (const each of second.placed.slice(0, 2)) await lib.settle(each, 'sent');
  await lib.countBatch(second.batch);
  expect(await lib.takeSent(second.placed)).toEqual([]);
  expect(await lib.roundsOf(newsletter_id)).toMatchObject([{ sent: 3 }, { sent: 3, uncertain: 0 }]);
  expect(await lib.newsletterReport(newsletter_id)).toMatchObject({ sent: 3 });
  expect(await lib.readCounter(lib.sentCounter)).toBe(3);
  expect(await lib.happenedSoFar(newsletter_id)).toEqual({ sent: 6, bounces: 0, complaints: 0 });
});

it('mails of a batch that is not counted yet are in the report, but no second ones to the same readers', async () => {
  const newsletter_id = 'nws_2';
  const { placed } = await begun(1, 'audience', newsletter_id);
  for (const each of placed.slice(0, 2)) await lib.settle(each, 'sent');
  await lib.SendingEntity.put({
    ...{ newsletter_id, state: 'paused', run: 1, round: 1, links: [], started_at: at, seen_at: at },
  }).go();
  expect(await lib.newsletterReport(newsletter_id)).toMatchObject({ sent: 2 });
  const second = await begun(2, 'not_opened', newsletter_id);
  for (const each of second.placed.slice(0, 1)) await lib.settle(each, 'sent');
  expect(await lib.newsletterReport(newsletter_id)).toMatchObject({ sent: 2 });
});
