import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerDashboard, traffic } from '#test/components/dashboard.ts';
import { busyServer, failAndRetry, outages } from '#test/components/outages.ts';
import { type Site, test } from '#test/components/site.tsx';

const refreshed = 30_000;
const visits = traffic().hourly_visits.map(({ hour }) => ({
  hour,
  visits: hour > 15 ? 0 : 10 + hour,
  returning: hour === 14 ? 4 : 0,
}));
const busy = traffic({ active_visitors: 37, unique_visitors_today: 412, hourly_visits: visits, page_views_today: 1 });

async function openDashboard(site: Site): Promise<void> {
  site.signInAdmin();
  await site.open('/admin');
}

const overview = page.getByRole('region', { name: 'Platform Overview' });
const analytics = page.getByRole('region', { name: 'Traffic Analytics' });
const asked = ({ server }: Site) => server.count('GET /admin/traffic-realtime');
const counted = ({ server }: Site) => server.count('GET /admin/stats');

describe('the dashboard', () => {
  test('shows the failure when the server is busy, and one Try Again loads everything', async ({ site }) => {
    site.signInAdmin();
    answerDashboard(site.server, { total_users: 4711 }, busy);
    await failAndRetry(site, '/admin', 'The figures could not be loaded', busyServer);
    await expect.element(overview.getByText('4,711')).toBeVisible();
    await expect.element(analytics.getByRole('img')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('greets the admin, with the way back to the site and out', async ({ site }) => {
    answerDashboard(site.server);
    await openDashboard(site);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back, Ada Admin' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/');
    site.server.answer('POST /auth/logout', { success: true });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => window.location.pathname).toBe('/admin-login');
  });

  test('has the specified tiles', async ({ site }) => {
    const counts = { total_ebooks: 1480, prompt_packages: 36, coaching_packages: 9, articles: 84, total_users: 2914 };
    answerDashboard(site.server, { ...counts, newsletter_subscribers: 5212, confirmed_subscribers: 4986 }, busy);
    await openDashboard(site);
    await expect.element(overview.getByText('1,480')).toBeVisible();
    await expect.element(overview.getByText('37', { exact: true })).toBeVisible();
    const terms = [...overview.element().querySelectorAll('dt')].map((term) => {
      const figure = term.nextElementSibling?.textContent;
      return `${term.textContent} ${figure}`;
    });
    expect(terms).toEqual([
      'Active visitors 37',
      'Unique visitors today 412',
      'Total ebooks 1,480',
      'Prompt packages 36',
      'Coaching packages 9',
      'Articles 84',
      'Newsletter subscribers 5,212',
      'Total users 2,914',
    ]);
    await expect.element(overview.getByText('4,986 confirmed')).toBeVisible();
  });

  test('draws the visits by hour, with a table behind the picture', async ({ site }) => {
    answerDashboard(site.server, {}, busy);
    await openDashboard(site);
    const summary = 'Visits by hour today: highest at 15:00 with 25, 25 so far in the hour from 15:00';
    await expect.element(analytics.getByRole('img', { name: summary })).toBeVisible();
    await expect.element(analytics.getByText('Visits by hour, today, Europe/Berlin')).toBeVisible();
    await expect.element(analytics.getByText(/^1 page view today\./)).toBeVisible();
    const table = analytics.getByRole('table', { name: 'Visits by hour, today' });
    await expect.element(table).not.toBeInTheDocument();
    await analytics.getByText('Show as a table').click();
    await expect.element(table.getByRole('row', { name: '14:00 24 4' })).toBeVisible();
    // The hours to come are not in it.
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(16);
  });

  test('says that nobody has come yet', async ({ site }) => {
    answerDashboard(site.server);
    await openDashboard(site);
    await expect.element(analytics.getByText('Nobody has visited the site yet today.')).toBeVisible();
    await expect.element(analytics.getByRole('img')).not.toBeInTheDocument();
  });

  test('refreshes every 30 seconds, but not in a hidden tab', async ({ site }) => {
    answerDashboard(site.server, {}, busy);
    await openDashboard(site);
    await expect.element(analytics.getByRole('img')).toBeVisible();
    const [before, countedBefore] = [asked(site), counted(site)];
    await site.pass(refreshed / 2);
    expect([asked(site), counted(site)]).toEqual([before, countedBefore]);
    answerDashboard(site.server, {}, traffic({ ...busy, active_visitors: 38 }));
    await site.pass(refreshed / 2);
    await expect.element(overview.getByText('38', { exact: true })).toBeVisible();
    expect([asked(site), counted(site)]).toEqual([before + 1, countedBefore + 1]);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await site.pass(3 * refreshed);
    expect(asked(site)).toBe(before + 1);
    hidden.mockRestore();
    await site.pass(refreshed);
    await expect.poll(() => asked(site)).toBe(before + 2);
  });

  test('keeps the last figures when a refresh fails, and says so', async ({ site }) => {
    answerDashboard(site.server, {}, busy);
    await openDashboard(site);
    await expect.element(analytics.getByRole('img')).toBeVisible();
    site.server.breakDown(outages[1][1]);
    await site.pass(refreshed);
    await expect.element(analytics.getByText(/could not be refreshed/)).toBeVisible();
    await expect.element(overview.getByText('412')).toBeVisible();
    site.server.recover();
  });

  test('opens every section in a new tab, also those that are yet to come', async ({ site }) => {
    answerDashboard(site.server);
    await openDashboard(site);
    const cards = page.getByRole('region', { name: 'Management Tools' });
    for (const [name, address] of [
      ['Ebooks', '/admin/ebooks'],
      ['Payment gateways', '/admin/payments'],
      ['Tags and categories', '/admin/tags'],
    ] as const) {
      const card = cards.getByRole('link', { name: new RegExp(`^${name} \\(opens in a new tab\\)`) });
      await expect.element(card).toHaveAttribute('target', '_blank');
      await expect.element(card).toHaveAttribute('href', address);
    }
    // The generator is no card: it opens in place, from the quick actions.
    await expect.element(cards.getByText('AI Ebook Generator')).not.toBeInTheDocument();
  });

  test('repeats the sections as quick actions and opens the generator in place', async ({ site }) => {
    answerDashboard(site.server);
    await openDashboard(site);
    const actions = page.getByRole('region', { name: 'Quick actions' });
    await expect.element(actions.getByRole('link', { name: /^Uploads/ })).toHaveAttribute('target', '_blank');
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await actions.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Frameworks' }).click();
    await expect.poll(() => open.mock.calls).toEqual([['/admin/frameworks', '_blank', 'noreferrer']]);
    open.mockRestore();
    await actions.getByRole('link', { name: 'Generate Ebook' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'AI Ebook Generator' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Overview' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
  });

  test('fits a phone', async ({ site }) => {
    await page.viewport(390, 844);
    answerDashboard(site.server, {}, busy);
    await openDashboard(site);
    await expect.element(analytics.getByRole('img')).toBeVisible();
    await analytics.getByText('Show as a table').click();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
