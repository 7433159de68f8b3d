import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* The audience of a newsletter, frozen into batches on a real table. */

const lib = onTable(async () => ({
  ...(await import('./freeze.ts')),
  ...(await import('./batch.repo.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('../sending.repo.ts')),
  ...(await import('../../subscriber/subscriber.entity.ts')),
}));

const newsletter_id = 'nwl_1';
const readers = Array.from({ length: 120 }, (_, i) => `reader-${String(i).padStart(3, '0')}@example.test`);

it('after a crash between two batches it has everybody once, and the whole total', async () => {
  await lib.SubscriberEntity.put(
    readers.map((email, i) => ({
      ...{ email, id: `sbr_${i}`, status: 'confirmed' as const, roll: 'current' as const, interests: [] },
      ...{ source: 'website', mails: 0, created_at: '', revision: 1 },
    })),
  ).go();
  const round = {
    ...{ newsletter_id, round: 1, kind: 'audience' as const, started_at: '', batches: 0, total: 0, is_frozen: false },
    ...{ first_open: 1, sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
  };
  await lib.RoundEntity.put(round).go();
  expect(await lib.freeze(round, [], () => false)).toBe(true);
  // As if the function had died before its last batch.
  await lib.BatchEntity.remove({ newsletter_id, round: 1, number: '000003' }).go();
  await lib.RoundEntity.put(round).go();
  expect(await lib.freeze(round, [], () => false)).toBe(true);
  expect(await lib.findRound(newsletter_id, 1)).toMatchObject({ batches: 3, total: 120, is_frozen: true });
  const batches = await lib.batchesFrom(newsletter_id, 1, 1, 10);
  expect(batches.map(({ upto }) => upto)).toEqual([50, 100, 120]);
  expect(batches.flatMap(({ recipients }) => recipients.map(({ email }) => email))).toEqual(readers);
});
