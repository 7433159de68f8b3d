import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminUser, type UserProfile } from '#shared/accounts/admin-user.ts';
import { Order } from '#shared/commerce/order.ts';
import { AuditRow } from '#shared/settings/audit.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const user = sampleOf(AdminUser, {
  ...{ id: 'usr_2', name: 'Zoë Quist', email: 'zoe@example.test', status: 'active', role: 'user' },
  email_verified: true,
});
const nothing: UserProfile = {
  ...{ user, orders: [], library: { total: 0, ebooks: [] }, reading: [], newsletter: null, activity: [] },
  sessions_ended_at: null,
};
const book = { ebook_id: idOf('ebook'), title: 'Zero trust' };
const line = { ...book, price: 49, paid: 49, status: 'granted' } as const;
const at = '2026-12-01T08:30:00.000Z';
const everything: UserProfile = {
  user,
  orders: [sampleOf(Order, { id: idOf('order'), status: 'paid', lines: [line], total: 49, created_at: at })],
  library: { total: 30, ebooks: [{ ...book, purchased_at: at, paid: 49, order_id: idOf('order') }] },
  reading: [{ ...book, progress: 0.42, last_read_at: at }],
  newsletter: { status: 'confirmed', interests: ['risk_management'], created_at: at },
  activity: [sampleOf(AuditRow, { id: 'one', action: 'user.welcomed', actor_name: 'Ada Admin', at })],
  sessions_ended_at: at,
};

async function openProfile(site: Site, profile: UserProfile): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/users/{id}', profile);
  site.server.answer('GET /admin/users/{id}/sessions', { sessions: [] });
  await site.open('/user/usr_2');
}
const section = (name: string) => page.getByRole('region', { name });
const done = { success: true, message: 'The server says so' } as const;

describe('the profile of a user', () => {
  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/users/{id}', nothing);
    site.server.answer('GET /admin/users/{id}/sessions', { sessions: [] });
    await failAndRetry(site, '/user/usr_2', 'Failed to fetch the user', busyServer);
    await expect.element(page.getByRole('heading', { name: 'Zoë Quist' })).toBeVisible();
  });

  test('shows what they bought, own and read, their newsletter and what admins did', async ({ site }) => {
    await openProfile(site, everything);
    await expect.element(section('Orders').getByText('$49.00')).toBeVisible();
    await expect.element(section('Library').getByText('The newest 1 of 30')).toBeVisible();
    await expect.element(section('Reading').getByText('42%')).toBeVisible();
    await expect.element(section('Newsletter').getByText('Risk management')).toBeVisible();
    await expect.element(section('Activity of admins').getByText('Welcome email sent')).toBeVisible();
    await expect.element(section('Activity of admins').getByText('Ada Admin, 1 Dec 2026, 08:30 UTC')).toBeVisible();
    await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  test('says so where there is nothing', async ({ site }) => {
    await openProfile(site, nothing);
    for (const text of ['No orders yet', 'No ebooks yet', 'Nothing read yet', 'Not subscribed', 'Signed in nowhere'])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('No admin has done anything here')).toBeVisible();
  });

  test('ends the sessions and shows the new state', async ({ site }) => {
    await openProfile(site, nothing);
    site.server.answer('DELETE /admin/users/{id}/sessions', done);
    await page.getByRole('button', { name: 'End sessions' }).click();
    site.server.answer('GET /admin/users/{id}', { ...nothing, sessions_ended_at: at });
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click();
    await expect.element(page.getByText('The server says so')).toBeVisible();
    await expect.element(page.getByText('1 Dec 2026, 08:30 UTC')).toBeVisible();
  });

  test('ends one session and shows what is left', async ({ site }) => {
    await openProfile(site, nothing);
    const { server } = site;
    const session = { id: 'one', device: 'Safari on iPhone', back_office: true, began_at: at, last_used_at: at };
    server.answer('GET /admin/users/{id}/sessions', { sessions: [{ ...session, current: false }] });
    await site.open('/user/usr_2');
    await expect.element(section('Sessions').getByText(/^Signed in to the back-office/)).toBeVisible();
    server.answer('DELETE /admin/users/{id}/sessions/{session_id}', done);
    await section('Sessions')
      .getByRole('button', { name: /^End session: Safari on iPhone/ })
      .click();
    await expect
      .element(page.getByRole('alertdialog').getByText(/^Safari on iPhone: Zoë Quist is signed out there/))
      .toBeVisible();
    server.answer('GET /admin/users/{id}/sessions', { sessions: [] });
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
    await expect.element(page.getByText('The server says so')).toBeVisible();
    await expect.element(section('Sessions').getByText('Signed in nowhere')).toBeVisible();
    expect(server.last('DELETE /admin/users/{id}/sessions/{session_id}')?.params).toEqual({
      id: 'usr_2',
      session_id: 'one',
    });
  });

  test('shows support where they are signed in, and ends nothing', async ({ site }) => {
    await openProfile(site, nothing);
    site.signIn({ role: 'support', is_admin: false });
    const session = { id: 'one', device: 'Safari on iPhone', back_office: false, began_at: at, last_used_at: at };
    site.server.answer('GET /admin/users/{id}/sessions', { sessions: [{ ...session, current: false }] });
    await site.open('/user/usr_2');
    await expect.element(section('Sessions').getByText('Safari on iPhone')).toBeVisible();
    expect(page.getByRole('button', { name: /^End session/ }).elements()).toEqual([]);
  });

  test('leads to the list once it is deleted', async ({ site }) => {
    await openProfile(site, nothing);
    site.server.answer('DELETE /admin/users/{id}', done);
    const counters = { total: 0, admins: 0, active: 0, password_reset_required: 0 };
    site.server.answer('GET /admin/users', { users: [], next_cursor: null, counters });
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'User management' })).toBeVisible();
    expect(site.server.count('GET /admin/users/{id}')).toBe(1);
  });

  test('of nobody says so', async ({ site }) => {
    site.signInAdmin();
    site.server.refuse('GET /admin/users/{id}', () => problem(404, 'not_found', 'User not found'));
    await site.open('/user/usr_9');
    await expect.element(page.getByText('User not found')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'All users' })).toBeVisible();
  });
});
