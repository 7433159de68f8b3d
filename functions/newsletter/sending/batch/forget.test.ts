import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Where a frozen audience has somebody who is removed, on a real table. */

const lib = onTable(async () => ({
  ...(await import('./forget.ts')),
  ...(await import('./batch.repo.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('../../newsletter.entity.ts')),
  ...(await import('../../recipient/recipient.repo.ts')),
}));

const newsletter_id = 'nws_00000000000000000000000001';
const people = Array.from({ length: 6 }, (_, i) => ({ id: `sbr_${i}`, email: `${i}@example.test` }));
const pairs = [people.slice(0, 2), people.slice(2, 4), people.slice(4)];

it('a second round forgets whoever was its turn yet to come, also the last one of a batch', async () => {
  const at = '2026-11-27T12:00:00.000Z';
  await lib.NewsletterEntity.put({
    ...{ id: newsletter_id, subject: 'News', snippet: '', status: 'stopped', sent_count: 6, open_count: 0 },
    ...{ click_count: 0, created_at: at, updated_at: at, revision: 1 },
  }).go();
  await lib.SendingEntity.put({
    ...{ newsletter_id, state: 'stopped', run: 2, round: 2, links: [], started_at: at, seen_at: at },
  }).go();
  for (const round of [1, 2])
    for (const [i, recipients] of pairs.entries()) {
      const number = lib.batchNumber(i + 1);
      const after = round === 1 ? (recipients[1]?.email ?? '') : `${i + 1}#1`;
      await lib.createBatch({ newsletter_id, round, number, recipients, upto: 2 * i + 2, after });
    }
  for (const [i, { id: subscriber_id }] of people.entries()) {
    const batch = lib.batchNumber(Math.floor(i / 2) + 1);
    await lib.settle({ newsletter_id, subscriber_id, round: 1, batch, place: i % 2 }, 'sent');
  }
  const left: number[] = [];
  for (const { id, email } of people) {
    await lib.forgetRecipient(id, email);
    const batches = [1, 2].map((round) => lib.batchesFrom(newsletter_id, round, 1, 3));
    const recipients = (await Promise.all(batches)).flat().flatMap((batch) => batch.recipients);
    left.push(recipients.filter((recipient) => recipient.email !== '').length);
  }
  expect(left).toEqual([10, 8, 6, 4, 2, 0]);
});
