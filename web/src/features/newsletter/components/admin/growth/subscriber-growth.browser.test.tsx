import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { SubscriberGrowth } from '#shared/newsletter/growth.ts';
import { outages, tryAgain } from '#test/components/outages.ts';
import { type Site, test } from '#test/components/site.tsx';

const call = 'GET /admin/newsletter-subscribers/growth';
const section = page.getByRole('region', { name: 'Subscribers over time' });
const campaigns = { campaigns: 12, sent: 3, sent_count: 100, open_count: 40, click_count: 10 };

/** A week that ends on 24 November 2026; four joined on the 22nd and three left on the 24th. */
const week: SubscriberGrowth = {
  time_zone: 'Europe/Berlin',
  total: 101,
  sums: { joined: 4, left: 3 },
  sums_before: { joined: 2, left: 0 },
  left_by: { unsubscribed: 2, suppressed: 1, removed: 0 },
  days: [18, 19, 20, 21, 22, 23, 24].map((day) => ({
    ...{ day: `2026-11-${day}`, joined: day === 22 ? 4 : 0, left: day === 24 ? 3 : 0 },
    total: day < 22 ? 100 : day < 24 ? 104 : 101,
  })),
};
const still = { joined: 0, left: 0 };
const quiet: SubscriberGrowth = {
  ...week,
  ...{ total: 100, sums: still, left_by: { unsubscribed: 0, suppressed: 0, removed: 0 } },
  days: week.days.map(({ day }) => ({ day, ...still, total: 100 })),
};

async function openAnalytics(site: Site, answer?: SubscriberGrowth, path = '?tab=analytics&days=7'): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/newsletters/summary', campaigns);
  site.server.answer('GET /admin/newsletters', []);
  site.server.answer('GET /admin/newsletter-subscribers/summary', { subscribers: 120, confirmed: 101 });
  if (answer) site.server.answer(call, answer);
  await site.open(`/admin/newsletter${path}`);
}
const tile = (label: string) =>
  [...section.element().querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.parentElement
    ?.textContent;

describe('the growth of the list of subscribers', () => {
  test('is summed up beside the days before, and says who has left and how', async ({ site }) => {
    await openAnalytics(site, week);
    await expect.element(section.getByText('7 days ago: 100')).toBeVisible();
    expect(tile('Confirmed now')).toBe('Confirmed now1017 days ago: 100');
    expect(tile('Joined')).toBe('Joined4+100% on the 7 days before');
    expect(tile('Left')).toBe('Left3none in the 7 days before');
    expect(tile('Net growth')).toBe('Net growth+1−50% on the 7 days before');
    await expect
      .element(section.getByText(/Days of Europe\/Berlin.*left: 2 unsubscribed, 1 suppressed, 0 removed\.$/))
      .toBeVisible();
  });

  test('is drawn by day, with who left below the line and a table behind each picture', async ({ site }) => {
    await openAnalytics(site, week);
    const moved = section.getByRole('region', { name: 'Joined and left by day' });
    const summary = 'Joined and left by day in the last 7 days: most joined on 22 Nov, 4';
    const picture = moved.getByRole('img', { name: summary });
    await expect.element(picture).toBeVisible();
    const boxes = [...picture.element().querySelectorAll('rect[class*=fill-muted]')];
    const [below] = boxes.map((box) => box.getBoundingClientRect());
    expect(boxes).toHaveLength(1);
    const above = picture.element().querySelectorAll('rect[class*=fill-accent]')[4]?.getBoundingClientRect();
    expect(below?.top).toBeCloseTo(above?.bottom ?? 0, 0);
    // Three of those that left against four that joined.
    expect((below?.height ?? 0) / (above?.height ?? 1)).toBeCloseTo(0.75, 1);
    // Today, which is still being counted.
    const paler = [...picture.element().querySelectorAll('rect[class*=fill-]')].filter(
      (box) => getComputedStyle(box).opacity === '0.45',
    );
    expect(paler).toContain(boxes[0]);
    await moved.getByText('Show as a table').click();
    await expect.element(moved.getByRole('row', { name: '24 Nov 0 3 −3' })).toBeVisible();
    await expect.element(moved.getByRole('row', { name: '22 Nov 4 0 +4' })).toBeVisible();
    const totals = section.getByRole('region', { name: 'Subscribers by day' });
    const course = 'Subscribers by day in the last 7 days: 100 on 18 Nov, 101 now';
    await expect.element(totals.getByRole('img', { name: course })).toBeVisible();
    await totals.getByText('Show as a table').click();
    await expect.element(totals.getByRole('row', { name: '23 Nov 104' })).toBeVisible();
  });

  test('is of the period in the address, which the tab keeps', async ({ site }) => {
    await openAnalytics(site, week);
    await expect.element(section.getByRole('radio', { name: '7' })).toBeChecked();
    expect(site.server.last(call)?.query).toEqual({ days: '7' });
    await section.getByRole('radio', { name: '90' }).click();
    await expect.poll(() => window.location.search).toBe('?tab=analytics&days=90');
    await expect.poll(() => site.server.last(call)?.query).toEqual({ days: '90' });
    await expect.element(section.getByRole('radio', { name: '90' })).toBeChecked();
    await expect.element(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
  });

  test('says when nobody joined or left, and when nobody is subscribed', async ({ site }) => {
    await openAnalytics(site, quiet);
    await expect.element(section.getByText('Nobody joined or left in these 7 days.')).toBeVisible();
    expect(tile('Net growth')).toBe('Net growth0−100% on the 7 days before');
    await expect.element(section.getByRole('img')).not.toBeInTheDocument();
    await openAnalytics(site, { ...quiet, total: 0, sums_before: still });
    await expect.element(section.getByRole('heading', { name: 'Nobody is subscribed yet' })).toBeVisible();
  });

  test('waits, and can be asked for again when it fails', async ({ site }) => {
    const mend = site.server.refuse(call, outages[1][1]);
    await openAnalytics(site);
    const alert = section.getByRole('alert').filter({ hasText: 'The growth could not be loaded' });
    await expect.element(alert).toBeVisible();
    await expect.element(page.getByText('40.0%')).toBeVisible();
    mend();
    site.server.answer(call, week);
    const arrive = site.server.hold(call);
    await tryAgain(site, alert, () => site.server.count(call));
    arrive();
    await expect.element(section.getByText('7 days ago: 100')).toBeVisible();
  });

  test('is nothing that an editor sees or asks for', async ({ site }) => {
    site.signIn({ role: 'editor', is_admin: false });
    site.server.answer('GET /admin/newsletters/summary', campaigns);
    site.server.answer('GET /admin/newsletters', []);
    await site.open('/admin/newsletter?tab=analytics');
    await expect.element(page.getByText('40.0%')).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
    expect(site.server.count(call)).toBe(0);
  });

  test('fits a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openAnalytics(site, week);
    await expect.element(section.getByRole('img').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
