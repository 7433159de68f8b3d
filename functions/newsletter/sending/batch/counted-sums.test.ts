import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What the end of a batch adds to the sums, on a real table. */

const lib = onTable(async () => ({
  ...(await import('./batch.repo.ts')),
  ...(await import('./count-batch.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('../sending.repo.ts')),
  ...(await import('../../recipient/recipient.repo.ts')),
  ...(await import('../../tracking/figures.repo.ts')),
  ...(await import('#lib/table/counter.ts')),
}));

const none = { sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
const newsletter_id = 'nwl_1';

it('every mail that left is in the sums of the round, of the newsletter and of all newsletters, once', async () => {
  await lib.RoundEntity.put({
    ...{ newsletter_id, round: 1, kind: 'audience', started_at: '', batches: 1, total: 4, is_frozen: true },
    ...{ first_open: 1, ...none },
  }).go();
  const recipients = [1, 2, 3, 4].map((n) => ({ id: `sbr_${n}`, email: `${n}@example.test` }));
  const key = { newsletter_id, round: 1, number: '000001' };
  await lib.createBatch({ ...key, recipients, upto: 4, after: '' });
  await lib.claimBatch(key, undefined, 'worker');
  const batch = await lib.findBatch(key);
  if (!batch) throw new Error('There is no batch');
  const states = ['sent', 'sent', 'sent', 'failed'] as const;
  for (const [at, placed] of lib.placedIn(batch).entries()) await lib.settle(placed, states[at] ?? 'sent');
  await lib.countBatch(batch);
  await lib.countBatch(batch);
  expect(await lib.findRound(newsletter_id, 1)).toMatchObject({ ...none, sent: 3, failed: 1 });
  expect((await lib.readFigures([newsletter_id])).get(newsletter_id)).toEqual({ sent: 3 });
  expect(await lib.readCounter(lib.sentCounter)).toBe(3);
});
