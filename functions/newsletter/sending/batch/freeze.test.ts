import { beforeEach, expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Who gets a further round, on the real table. */

const lib = onTable(async () => ({
  ...(await import('./freeze.ts')),
  ...(await import('./batch.repo.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('../sending.repo.ts')),
  ...(await import('../../recipient/recipient.repo.ts')),
}));

const at = '2026-11-27T12:00:00.000Z';
let newsletter_id = '';
let made = 0;

beforeEach(() => {
  made += 1;
  newsletter_id = `nws_${made}`;
});

async function roundOf(round: number, kind: 'audience' | 'failed') {
  const stored = {
    ...{ newsletter_id, round, kind, started_at: at, batches: 0, total: 0, is_frozen: false, first_open: 1 },
    ...{ sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
  };
  await lib.RoundEntity.put(stored).go();
  return stored;
}

/** A batch of two in the first round; the mail to the first has failed. */
async function halfFailed(batch: number, second = 'sent' as 'sent' | 'failed'): Promise<void> {
  const number = lib.batchNumber(batch);
  const recipients = [0, 1].map((place) => ({ id: `sbr_${batch}_${place}`, email: `${batch}-${place}@example.test` }));
  await lib.createBatch({ newsletter_id, round: 1, number, upto: batch * 2, after: '', recipients });
  for (const [place, { id }] of recipients.entries())
    await lib.settle(
      { newsletter_id, subscriber_id: id, round: 1, batch: number, place },
      place === 0 ? 'failed' : second,
      'refused',
    );
}

it('a further round goes on behind its last batch, has those whose mail failed, once, and nobody who was removed', async () => {
  await roundOf(1, 'audience');
  for (const batch of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await halfFailed(batch, batch === 6 ? 'failed' : 'sent');
  await lib.forgetAddress({ newsletter_id, round: 1, number: lib.batchNumber(3) }, 0);
  const second = await roundOf(2, 'failed');
  let looks = 0;
  expect(await lib.freeze(second, [], () => looks++ > 0)).toBe(false);
  expect(await lib.findRound(newsletter_id, 2)).toMatchObject({ batches: 1, total: 3, is_frozen: false });
  expect(await lib.freeze(second, [], () => false)).toBe(true);
  expect(await lib.findRound(newsletter_id, 2)).toMatchObject({ batches: 2, total: 9, is_frozen: true });
  const batches = await lib.batchesFrom(newsletter_id, 2, 1, 10);
  expect(batches.flatMap(({ recipients }) => recipients.map(({ email }) => email))).toEqual(
    ['1-0', '2-0', '4-0', '5-0', '6-0', '6-1', '7-0', '8-0', '9-0'].map((name) => `${name}@example.test`),
  );
});

it('a further round goes on behind the last one who stands in a batch, after a crash', async () => {
  await roundOf(1, 'audience');
  for (const batch of [1, 2]) await halfFailed(batch, 'failed');
  const second = await roundOf(2, 'failed');
  const [recipients, after] = [[{ id: 'sbr_1_0', email: '1-0@example.test' }], '1#0'];
  await lib.createBatch({ newsletter_id, round: 2, number: lib.batchNumber(1), upto: 1, after, recipients });
  expect(await lib.freeze(second, [], () => false)).toBe(true);
  expect(await lib.findRound(newsletter_id, 2)).toMatchObject({ batches: 2, total: 4, is_frozen: true });
});

it('a round is frozen also when the last look for people finds nobody more', async () => {
  await roundOf(1, 'audience');
  for (const batch of [1, 2, 3, 4]) await halfFailed(batch);
  const second = await roundOf(2, 'failed');
  let looks = 0;
  expect(await lib.freeze(second, [], () => looks++ > 0)).toBe(false);
  expect(await lib.freeze(second, [], () => false)).toBe(true);
  expect(await lib.findRound(newsletter_id, 2)).toMatchObject({ batches: 1, total: 4, is_frozen: true });
});
