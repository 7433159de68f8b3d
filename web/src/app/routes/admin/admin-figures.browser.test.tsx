import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { answerDashboard, figures } from '#test/components/dashboard.ts';
import { outages, tryAgain } from '#test/components/outages.ts';
import { idOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const sales = page.getByRole('region', { name: 'Sales and sign-ups' });
const sold = { orders: 2, revenue: 98, refunded: 0, sign_ups: 3, missed_searches: 4 };
const quiet = figures();
const month = figures({
  days: quiet.days.map((day, index) => (index === 20 ? { ...day, ...sold } : day)),
  days_before: quiet.days_before.map((day, index) => (index === 3 ? { ...day, orders: 1, revenue: 49 } : day)),
  sums: { ...sold, refunded: 49 },
  sums_before: { ...sold, orders: 1, revenue: 49, refunded: 0 },
  best_sellers: [
    { ebook_id: idOf('ebook'), title: 'Quiet Audits', published: true, copies: 2 },
    { ebook_id: idOf('ebook', 2), title: 'Old Audits', published: false, copies: 1 },
    { ebook_id: idOf('ebook', 3), title: null, published: false, copies: 1 },
  ],
  missed_terms: [{ term: 'kubernetes', times: 4 }],
});

async function openFigures(site: Site, answer: typeof month, path = '/admin'): Promise<void> {
  site.signInAdmin();
  answerDashboard(site.server);
  site.server.answer('GET /admin/figures', answer);
  await site.open(path);
}
const tile = (label: string) =>
  [...sales.element().querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.parentElement
    ?.textContent;

describe('the figures of the last days', () => {
  test('stand beside those of the days before', async ({ site }) => {
    await openFigures(site, month);
    await expect.element(sales.getByText('+100% on the 30 days before').first()).toBeVisible();
    expect(tile('Revenue after refunds')).toBe('Revenue after refunds$98.00+100% on the 30 days before');
    expect(tile('Orders')).toBe('Orders2+100% on the 30 days before');
    expect(tile('Refunds')).toBe('Refunds$49.00none in the 30 days before');
    expect(tile('Sign-ups')).toBe('Sign-ups3as in the 30 days before');
  });

  test('are drawn by day, with a table behind each picture', async ({ site }) => {
    await openFigures(site, month);
    const revenue = sales.getByRole('region', { name: 'Revenue by day' });
    const summary = 'Revenue by day in the last 30 days: most on 15 Nov with $98';
    await expect.element(revenue.getByRole('img', { name: summary })).toBeVisible();
    await revenue.getByText('Show as a table').click();
    await expect.element(revenue.getByRole('row', { name: '15 Nov $98 $0' })).toBeVisible();
    await expect.element(revenue.getByRole('row', { name: '29 Oct $0 $49' })).toBeVisible();
    const orders = sales.getByRole('region', { name: 'Orders by day' });
    await expect.element(orders.getByRole('img', { name: /most on 15 Nov with 2$/ })).toBeVisible();
  });

  test('name the best sellers, and what was looked for in vain', async ({ site }) => {
    await openFigures(site, month);
    const best = sales.getByRole('region', { name: 'Best sellers' });
    await expect
      .element(best.getByRole('link', { name: 'Quiet Audits' }))
      .toHaveAttribute('href', `/ebook/${idOf('ebook')}`);
    await expect.element(best.getByText('2 copies')).toBeVisible();
    await expect.element(best.getByText('(not published)')).toBeVisible();
    await expect.element(best.getByText('An ebook that was deleted')).toBeVisible();
    const missed = sales.getByRole('region', { name: 'Searches without result' });
    await expect
      .element(missed.getByRole('link', { name: 'kubernetes' }))
      .toHaveAttribute('href', '/marketplace?search=kubernetes');
    await expect.element(missed.getByText('4 times')).toBeVisible();
    await expect.element(missed.getByText(/add the word to its title/)).toBeVisible();
  });

  test('say what was counted, not that every search has found something, where nobody searched', async ({ site }) => {
    await openFigures(site, { ...month, sums: { ...month.sums, missed_searches: 0 }, missed_terms: [] });
    const missed = sales.getByRole('region', { name: 'Searches without result' });
    await expect.element(missed.getByText('No search without result was counted in these days.')).toBeVisible();
  });

  test('have their counts in one column on a phone, also beside a long title', async ({ site }) => {
    await page.viewport(390, 844);
    const title = 'NIST CSF 2.0 in Practice: Profiles, Tiers and Evidence';
    const best_sellers = [{ ebook_id: idOf('ebook', 4), title, published: true, copies: 1 }, ...month.best_sellers];
    await openFigures(site, { ...month, best_sellers });
    const best = sales.getByRole('region', { name: 'Best sellers' });
    await expect.element(best.getByText('2 copies')).toBeVisible();
    const ends = best.getByText(/^\d cop(y|ies)$/).elements();
    expect(ends).toHaveLength(4);
    expect(new Set(ends.map((each) => Math.round(each.getBoundingClientRect().right))).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('are of the period in the address', async ({ site }) => {
    await openFigures(site, month, '/admin?days=7');
    await expect.element(sales.getByRole('radio', { name: '7' })).toBeChecked();
    expect(site.server.last('GET /admin/figures')).toMatchObject({ query: { days: '7' } });
    await sales.getByRole('radio', { name: '90' }).click();
    await expect.poll(() => window.location.search).toBe('?days=90');
    await expect.poll(() => site.server.last('GET /admin/figures')).toMatchObject({ query: { days: '90' } });
    await site.open('/admin?days=12');
    await expect.element(sales.getByRole('radio', { name: '30' })).toBeChecked();
  });

  test('of a shop without sales lead to the ebooks', async ({ site }) => {
    await openFigures(site, quiet);
    await expect
      .element(sales.getByRole('heading', { name: 'Nothing was sold or looked for in the last 60 days' }))
      .toBeVisible();
    await expect
      .element(sales.getByRole('link', { name: 'Go to the ebooks' }))
      .toHaveAttribute('href', '/admin/ebooks');
    await expect.element(sales.getByRole('img')).not.toBeInTheDocument();
  });

  test('that fail leave the rest of the dashboard, and can be tried again', async ({ site }) => {
    site.signInAdmin();
    answerDashboard(site.server);
    site.server.refuse('GET /admin/figures', outages[1][1]);
    await site.open('/admin');
    const alert = page.getByRole('alert').filter({ hasText: 'The sales could not be loaded' });
    await expect.element(alert).toBeVisible();
    await expect.element(page.getByText('Nobody has visited the site yet today.')).toBeVisible();
    site.server.answer('GET /admin/figures', month);
    await tryAgain(site, alert);
    await expect.element(sales.getByText('kubernetes')).toBeVisible();
  });

  test('fit a phone', async ({ site }) => {
    await page.viewport(390, 844);
    await openFigures(site, month);
    await expect.element(sales.getByText('kubernetes')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
