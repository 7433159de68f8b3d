import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminUser, UserCounters } from '#shared/accounts/admin-user.ts';
import { AdminOrder } from '#shared/commerce/order.ts';
import { problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const line = { ebook_id: idOf('ebook'), title: 'Zero trust', price: 49, paid: 40, status: 'granted' as const };
const order = sampleOf(AdminOrder, { id: idOf('order'), status: 'paid', lines: [line], refund_request: null });
const back = (name: string) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name });

async function openOrders({ server, signInAdmin, open }: Site): Promise<void> {
  signInAdmin();
  server.answer('GET /admin/orders', [order], { total: 1 });
  server.answer('GET /admin/orders/summary', { paid_orders: 1, revenue: 40, refunded: 0, refund_requests: 0 });
  server.answer('GET /admin/orders/{id}', order);
  await open('/admin/orders?status=paid&search=zero+trust');
}

describe('the way back from the page of a thing', () => {
  test('leads to the list as it was narrowed down', async ({ site }) => {
    await openOrders(site);
    await page.getByRole('link', { name: 'Zero trust' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
    await back('Orders').click();
    await expect.element(page.getByRole('searchbox')).toHaveValue('zero trust');
    expect(window.location.pathname + window.location.search).toBe('/admin/orders?status=paid&search=zero+trust');
  });

  test('is known in a new tab and after a reload, and from nowhere leads to the whole list', async ({ site }) => {
    site.signInAdmin();
    const user = sampleOf(AdminUser, { id: idOf('user'), name: 'Sam Sample' });
    site.server.answer('GET /admin/users', { users: [user], next_cursor: null, counters: sampleOf(UserCounters) });
    site.server.refuse('GET /admin/users/{id}', () => problem(404, 'not_found', 'User not found'));
    await site.open('/admin/users?role=editor');
    const link = page.getByRole('link', { name: /^View profile of Sam Sample/ });
    await expect.element(link).toBeVisible();
    const address = new URL((link.element() as HTMLAnchorElement).href);
    expect(address.pathname).toBe(`/user/${idOf('user')}`);
    await site.open(address.pathname + address.search);
    await expect.element(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
    await expect.element(back('Users')).toHaveAttribute('href', '/admin/users?role=editor');
    await site.open(address.pathname);
    await expect.element(back('Users')).toHaveAttribute('href', '/admin/users');
  });

  test('never leaves the list, whatever the address says', async ({ site }) => {
    await openOrders(site);
    await site.open(`/admin/orders/${order.id}?list=${encodeURIComponent('//elsewhere.test/?a=b#c')}`);
    const { origin, pathname } = new URL((back('Orders').element() as HTMLAnchorElement).href);
    expect([origin, pathname]).toEqual([window.location.origin, '/admin/orders']);
  });
});
