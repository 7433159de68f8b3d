import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { outages, tryAgain } from '#test/components/outages.ts';
import { openSending, report, sendingOf, sentOf } from '#test/components/sendings.ts';
import { type Site, test } from '#test/components/site.tsx';

const call = 'GET /admin/newsletters/{id}/report';

async function openReport(site: Site, answer?: typeof report): Promise<void> {
  if (answer) site.server.answer(call, answer);
  await openSending(site, sentOf(), '?tab=report');
}
const figures = () =>
  [...document.querySelectorAll('dl dt')].map((dt) => `${dt.textContent} ${dt.nextSibling?.textContent}`);

describe('the report of a newsletter', () => {
  test('has its rates, what came back, and what machines did', async ({ site }) => {
    await openReport(site, report);
    await expect
      .poll(figures)
      .toEqual(['Open rate 40.0%', 'Click rate 10.3%', 'Unsubscribed 12', 'Bounces 20', 'Spam reports 1']);
    await expect.element(page.getByText('1,600 of 4,000 opened it')).toBeVisible();
    await expect.element(page.getByText('410 followed a link')).toBeVisible();
    await expect.element(page.getByText('0.3% of those who got it')).toBeVisible();
    await expect.element(page.getByText('0.5% of its mails came back')).toBeVisible();
    // The limit is a tenth of a percent.
    await expect.element(page.getByText('0.03% of its mails')).toBeVisible();
    await expect.element(page.getByText(/^Apart from these: 930 opens and 1 click by machines\./)).toBeVisible();
  });

  test('says of each figure what it is and its share', async ({ site }) => {
    await openReport(site, report);
    for (const note of [
      '410 followed a link',
      '0.3% of those who got it',
      '0.5% of its mails came back',
      '0.03% of its mails',
    ])
      await expect.element(page.getByText(note, { exact: true })).toBeVisible();
  });

  test('draws opens and clicks by the hour, with a table behind', async ({ site }) => {
    await openReport(site, report);
    const chart = page.getByRole('region', { name: 'Opens and clicks over time' });
    const summary = 'Opens and clicks over time, by hour: most opens on 27 Nov, 12:00, 900';
    await expect.element(chart.getByRole('img', { name: summary })).toBeVisible();
    // An hour without any has its place, too.
    const titles = [...chart.element().querySelectorAll('svg title')].map(({ textContent }) => textContent);
    expect(titles.slice(0, 4)).toEqual([
      ...['27 Nov, 12:00: 900, clicks 200', '27 Nov, 13:00: 500, clicks 150'],
      ...['27 Nov, 14:00: 0, clicks 0', '27 Nov, 15:00: 200, clicks 60'],
    ]);
    await chart.getByText('Show as a table').click();
    await expect.element(chart.getByRole('row', { name: '27 Nov, 13:00 500 150' })).toBeVisible();
  });

  test('ranks the links', async ({ site }) => {
    await openReport(site, report);
    const links = page.getByRole('region', { name: 'Links' }).getByRole('listitem');
    await expect
      .poll(() => links.nth(0).element().textContent)
      .toMatch(/^rampart\.test\/articles\/quiet-audits.*300 · 7\.5%$/);
    await expect.poll(() => links.nth(2).element().textContent).toMatch(/^example\.test.*0 · 0\.0%$/);
  });

  test('says when nobody has opened it, when it has no links, and when nothing was sent', async ({ site }) => {
    await openReport(site, { ...report, opens: 0, clicks: 0, over_time: [], links: [] });
    await expect.element(page.getByText('Nobody has opened it or followed a link yet.')).toBeVisible();
    await expect.element(page.getByText('Its text has no links.')).toBeVisible();
    await openReport(site, { ...report, sent: 0 });
    await expect.element(page.getByRole('heading', { name: 'Nothing to report yet' })).toBeVisible();
  });

  test('waits, and can be asked for again when it fails', async ({ site }) => {
    const mend = site.server.refuse(call, outages[1][1]);
    await openReport(site);
    const alert = page.getByRole('alert').filter({ hasText: 'The report could not be loaded' });
    await expect.element(alert).toBeVisible();
    mend();
    site.server.answer(call, report);
    await tryAgain(site, alert);
    await expect.element(page.getByText('1,600 of 4,000 opened it')).toBeVisible();
    const arrive = site.server.hold(call);
    await openReport(site);
    await expect.element(page.getByText('Loading the report')).toBeInTheDocument();
    arrive();
    await expect.element(page.getByText('1,600 of 4,000 opened it')).toBeVisible();
  });

  test('is counted on while mails leave', async ({ site }) => {
    site.server.answer(call, report);
    await openSending(site, sendingOf(), '?tab=report');
    await expect.element(page.getByText('1,600 of 4,000 opened it')).toBeVisible();
    site.server.answer(call, { ...report, opens: 1700 });
    await site.pass(15_100);
    await expect.element(page.getByText('1,700 of 4,000 opened it')).toBeVisible();
  });
});
