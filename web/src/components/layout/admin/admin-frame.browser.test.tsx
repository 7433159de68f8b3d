import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminUser, UserList } from '#shared/accounts/admin-user.ts';
import { AdminEbook } from '#shared/catalog/ebook.ts';
import { FrameworkSummary } from '#shared/catalog/framework.ts';
import { AdminOrder } from '#shared/commerce/order.ts';
import { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { answerDashboard } from '#test/components/dashboard.ts';
import { sampleOf } from '#test/components/sample.ts';
import { id, read, report, sentOf } from '#test/components/sendings.ts';
import { type Site, test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const emptyLists = [
  'GET /admin/tags',
  'GET /admin/categories',
  'GET /admin/inquiries',
  'GET /admin/articles',
  'GET /admin/newsletters',
  'GET /admin/ai-tools',
  'GET /admin/coaching-packages',
  'GET /admin/frameworks',
  'GET /admin/discounts',
] as const;

async function openOrders(site: Site): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/orders', [sampleOf(AdminOrder)], { total: 1 });
  answerDashboard(site.server);
  await site.open('/admin/orders');
}

const nav = page.getByRole('navigation', { name: 'Back-office' });

describe('the frame of the back-office', () => {
  test('leads to the sections, names the current one and remembers its width', async ({ site }) => {
    await openOrders(site);
    await expect.element(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    const wide = page.getByRole('button', { name: 'Wide navigation' });
    await wide.click();
    await expect.element(wide).toHaveAttribute('aria-expanded', 'false');
    await site.open('/admin/orders');
    await expect.element(wide).toHaveAttribute('aria-expanded', 'false');
    await nav.getByRole('link', { name: 'Overview' }).click();
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  });

  test('has the sections in a drawer on a phone, without a horizontal scroll', async ({ site }) => {
    await page.viewport(390, 844);
    await openOrders(site);
    await expect.element(nav).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Sections' }).click();
    expect(document.documentElement.scrollWidth).toBe(390);
    await page.getByRole('dialog').getByRole('link', { name: 'Overview' }).click();
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('leads to the dashboard where the tab cannot be closed', async ({ site }) => {
    await openOrders(site);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  });

  for (const [address, title] of [['/admin/nonsense', 'Coming soon']] as const) {
    test(`says of ${address} that it is coming soon, with a way back`, async ({ site }) => {
      site.signInAdmin();
      answerDashboard(site.server);
      await site.open(address);
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect.element(page.getByText('This section is coming soon')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    });
  }

  test('goes to a page or a thing by name from the command menu', async ({ site }) => {
    await openOrders(site);
    const found = sampleOf(AdminEbook, { title: 'Quiet Audits' });
    site.server.answer('GET /admin/ebooks', [found], { total: 1 });
    const reader = sampleOf(AdminUser, { name: 'Quinn Quiet', email: 'quinn@example.com' });
    site.server.answer('GET /admin/users', sampleOf(UserList, { users: [reader] }));
    for (const list of emptyLists) site.server.answer(list, [], { total: 0 });
    site.server.answer('GET /admin/ebooks/summary', { total: 1, published: 0, drafts: 1, total_value: 40 });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect.element(field).toHaveFocus();
    await field.fill('overv');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await page.getByRole('button', { name: 'Go to or search' }).click();
    await field.fill('quiet');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('option', { name: 'Quinn Quiet quinn@example.com' })).toBeVisible();
    expect(site.server.last('GET /admin/orders')?.query).toMatchObject({ search: 'quiet' });
    await expect.element(page.getByText('Nothing has that name')).not.toBeVisible();
    await field.fill('quietest');
    // Until it is known.
    await expect.element(page.getByText('Nothing has that name')).not.toBeVisible();
    for (const list of ['GET /admin/ebooks', 'GET /admin/orders'] as const) site.server.answer(list, [], { total: 0 });
    site.server.answer('GET /admin/users', sampleOf(UserList, { users: [] }));
    await site.pass(untilSearched);
    await expect.element(page.getByText('Nothing has that name')).toBeVisible();
    site.server.answer('GET /admin/ebooks', [found], { total: 1 });
    await field.fill('quiet audit');
    await site.pass(untilSearched);
    await page.getByRole('option', { name: /^Quiet Audits/ }).click();
    await expect.element(page.getByRole('searchbox', { name: 'Search ebooks' })).toHaveValue('Quiet Audits');
  });

  test('leads from the command menu to how a newsletter that is out was sent', async ({ site }) => {
    await openOrders(site);
    for (const list of emptyLists) site.server.answer(list, [], { total: 0 });
    site.server.answer('GET /admin/ebooks', [], { total: 0 });
    site.server.answer('GET /admin/users', sampleOf(UserList, { users: [] }));
    site.server.answer('GET /admin/newsletters', [
      sampleOf(NewsletterCard, { id, subject: 'Quiet audits', status: 'sent' }),
    ]);
    site.server.answer(read, sentOf());
    site.server.answer('GET /admin/newsletters/{id}/report', report);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('dialog').getByRole('combobox').fill('quiet aud');
    await site.pass(untilSearched);
    await page.getByRole('option', { name: /^Quiet audits/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Quiet audits' })).toBeVisible();
    expect(window.location.pathname).toBe(href('adminNewsletterSending', { id }));
  });

  test('opens the form of a new thing from the command menu, once', async ({ site }) => {
    await openOrders(site);
    for (const list of emptyLists) site.server.answer(list, [], { total: 0 });
    site.server.answer('GET /admin/frameworks/summary', sampleOf(FrameworkSummary));
    site.server.answer('GET /admin/ebooks', [], { total: 0 });
    site.server.answer('GET /admin/users', sampleOf(UserList, { users: [] }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    for (const turn of [1, 2]) {
      await userEvent.keyboard('{Control>}k{/Control}');
      await page.getByRole('dialog').getByRole('combobox').fill('add frame');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('dialog', { name: 'Add framework' }), { message: `${turn}` }).toBeVisible();
      expect(window.location.search).toBe('');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
  });
});
