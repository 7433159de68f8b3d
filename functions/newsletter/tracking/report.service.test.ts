import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* The report of a newsletter, on a real table. */

const lib = onTable(async () => ({
  ...(await import('./report.service.ts')),
  ...(await import('./figures.repo.ts')),
  ...(await import('../sending/sending.entity.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const newsletter_id = 'nwl_1';

it('has the most clicked link first, each with its own clicks, and moments oldest first', async () => {
  const links = ['https://a.test/', 'https://b.test/', 'https://c.test/'];
  await lib.SendingEntity.put({
    ...{ newsletter_id, state: 'sent', run: 1, round: 1, links, started_at: '', seen_at: '' },
  }).go();
  const figures = { link_1: 5, link_2: 2, 'opens@2026-11-28': 1, 'opens@2026-11-27T12': 3, 'clicks@2026-11-27T12': 2 };
  await lib.transact([lib.figuresItem(newsletter_id, figures)]);
  const report = await lib.newsletterReport(newsletter_id);
  expect(report.links).toEqual([
    { url: 'https://b.test/', clicks: 5 },
    { url: 'https://c.test/', clicks: 2 },
    { url: 'https://a.test/', clicks: 0 },
  ]);
  expect(report.over_time).toEqual([
    { at: '2026-11-27T12', opens: 3, clicks: 2 },
    { at: '2026-11-28', opens: 1, clicks: 0 },
  ]);
});
