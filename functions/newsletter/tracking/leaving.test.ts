import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Who leaves by the link of a newsletter, on a real table: the newsletter in that link is not signed. */

const lib = onTable(async () => ({
  ...(await import('./tracking.service.ts')),
  ...(await import('./figures.repo.ts')),
  ...(await import('../recipient/recipient.repo.ts')),
  ...(await import('../sending/sending.entity.ts')),
}));

const newsletter_id = 'nwl_1';
const left = async () => (await lib.readFigures([newsletter_id])).get(newsletter_id)?.unsubscribes ?? 0;

it('counts once, of a newsletter that they got, and of no other', async () => {
  const started_at = new Date(Date.now() - 1000).toISOString();
  await lib.SendingEntity.put({
    ...{ newsletter_id, state: 'sent', run: 1, round: 1, links: [], started_at, seen_at: started_at },
  }).go();
  await lib.countLeaving({ newsletter_id, subscriber_id: 'sbr_never' });
  expect(await left()).toBe(0);
  await lib.settle({ newsletter_id, subscriber_id: 'sbr_1', round: 1, batch: '000001', place: 0 }, 'sent');
  await lib.countLeaving({ newsletter_id, subscriber_id: 'sbr_1' });
  await lib.countLeaving({ newsletter_id, subscriber_id: 'sbr_1' });
  expect(await left()).toBe(1);
});
