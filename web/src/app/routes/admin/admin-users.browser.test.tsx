import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminUser } from '#shared/accounts/admin-user.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const zoe = sampleOf(AdminUser, {
  ...{ id: 'usr_2', name: 'Zoë Quist', email: 'zoe@example.test', role: 'user', status: 'active', last_login: null },
});
const max = sampleOf(AdminUser, {
  ...{ id: 'usr_3', name: 'Max Miller', email: 'max@example.test', role: 'admin', is_admin: true, status: 'inactive' },
  ...{ force_password_change: true, last_login: '2026-12-01T08:30:00.000Z' },
});
const counters = { total: 12, admins: 3, active: 10, password_reset_required: 1 };
const done = (message: string, user = zoe) => ({ success: true, message, user }) as const;

function listUsers(site: Site, users: readonly AdminUser[] = [zoe, max]): void {
  site.signInAdmin();
  site.server.answer('GET /admin/users', { users: [...users], next_cursor: null, counters });
}

async function choose(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page
    .getByRole('dialog', { name: `More actions for ${name}` })
    .getByRole('button', { name: action })
    .click();
}
const confirm = (question: string, label: string) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: label, exact: true }).click();

describe('user management', () => {
  test('shows the failure when the server is busy, and Try Again loads the users', async ({ site }) => {
    listUsers(site);
    await failAndRetry(site, '/admin/users', 'Failed to fetch users', busyServer);
    await expect.element(page.getByText('Zoë Quist')).toBeVisible();
  });

  test('shows role, status and last login, and counts over all users', async ({ site }) => {
    listUsers(site);
    await site.open('/admin/users');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    for (const text of ['User', 'Active', 'Never']) await expect.element(row('Zoë').getByText(text)).toBeVisible();
    for (const text of ['Admin', 'Inactive', 'Password reset required', '1 Dec 2026, 08:30 UTC'])
      await expect.element(row('Max').getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(row('Zoë').getByRole('link', { name: 'View profile of Zoë Quist (opens in a new tab)' }))
      .toHaveAttribute('href', '/user/usr_2');
    const figures = page.getByRole('definition');
    await expect.poll(() => figures.elements().map(({ textContent }) => textContent)).toEqual(['12', '3', '10', '1']);
    await expect.element(page.getByText('1–2 of 12 users')).toBeVisible();
  });

  test('has search, role and status in its address', async ({ site }) => {
    listUsers(site);
    await site.open('/admin/users?status=active');
    await page.getByLabelText('Role').selectOptions('Admin');
    await page.getByRole('searchbox').fill('ma');
    await site.pass(untilSearched);
    await expect
      .poll(() => site.server.last('GET /admin/users')?.query)
      .toMatchObject({ search: 'ma', role: 'admin', status: 'active' });
    expect(window.location.search).toBe('?status=active&role=admin&search=ma');
    await expect.element(page.getByText('2 users', { exact: true })).toBeVisible();
  });

  test('goes on from a page on which nobody passes the filters', async ({ site }) => {
    listUsers(site);
    const isFirst = ({ query }: { query: unknown }) => !(query as { cursor?: string }).cursor;
    site.server.answer('GET /admin/users', (call) =>
      isFirst(call) ? { users: [], next_cursor: 'on', counters } : { users: [max], next_cursor: null, counters },
    );
    await site.open('/admin/users?search=m&role=admin');
    await expect.element(page.getByRole('heading', { name: 'No user matches' })).toBeVisible();
    await expect.element(page.getByText('No users on this page')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByText('Max Miller')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(page.getByRole('heading', { name: 'No user matches' })).toBeVisible();
  });

  test('says at the head of the table whether all, some or none are selected', async ({ site }) => {
    listUsers(site);
    await site.open('/admin/users');
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    const state = () => {
      const { checked, indeterminate } = all.element() as HTMLInputElement;
      return indeterminate ? 'some' : checked;
    };
    await expect.poll(state).toBe(false);
    await page.getByRole('checkbox', { name: 'Select Zoë Quist' }).click();
    await expect.poll(state).toBe('some');
    await page.getByRole('checkbox', { name: 'Select Max Miller' }).click();
    await expect.poll(state).toBe(true);
  });

  test('sends a welcome email at once', async ({ site }) => {
    listUsers(site);
    site.server.answer('POST /admin/users/{id}/send-welcome', done('Welcome email sent successfully'));
    await site.open('/admin/users');
    await page.getByRole('button', { name: 'Send welcome email to Zoë Quist' }).click();
    await expect.element(page.getByText('Welcome email sent successfully')).toBeVisible();
    expect(site.server.last('POST /admin/users/{id}/send-welcome')?.params).toEqual({ id: 'usr_2' });
  });
});

const acts = [
  [
    zoe,
    'Deactivate user',
    'Are you sure you want to deactivate this user?',
    'Deactivate',
    'PUT /admin/users/{id}/status',
  ],
  [max, 'Activate user', 'Are you sure you want to activate this user?', 'Activate', 'PUT /admin/users/{id}/status'],
  [
    ...([zoe, 'Promote to admin', 'Are you sure you want to promote this user to admin?', 'Promote'] as const),
    'PUT /admin/users/{id}/promote',
  ],
  [
    ...([max, 'Remove admin privileges', 'Are you sure you want to remove admin privileges from this user?'] as const),
    ...(['Remove', 'PUT /admin/users/{id}/demote'] as const),
  ],
  [
    ...([zoe, 'Force password reset', 'Are you sure you want to force a password reset for this user?'] as const),
    ...(['Force reset', 'PUT /admin/users/{id}/force-password-reset'] as const),
  ],
  [
    ...([zoe, 'End sessions', 'Are you sure you want to end all sessions of this user?', 'End sessions'] as const),
    'DELETE /admin/users/{id}/sessions',
  ],
  [zoe, 'Delete user', 'Are you sure you want to delete this user?', 'Delete', 'DELETE /admin/users/{id}'],
] as const;

describe('an act on a user', () => {
  for (const [user, action, question, label, route] of acts)
    test(`is asked about first: ${action}`, async ({ site }) => {
      listUsers(site);
      site.server.answer(route, done('The server says so', user));
      await site.open('/admin/users');
      await choose(user.name, action);
      expect(site.server.count(route)).toBe(0);
      await confirm(question, label);
      await expect.element(page.getByText('The server says so')).toBeVisible();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      expect(site.server.last(route)?.params).toEqual({ id: user.id });
      await expect.poll(() => site.server.count('GET /admin/users')).toBe(2);
      await expect.element(page.getByRole('button', { name: `More actions for ${user.name}` })).toHaveFocus();
    });

  test('sends the other status', async ({ site }) => {
    listUsers(site);
    site.server.answer('PUT /admin/users/{id}/status', done('User deactivated successfully'));
    await site.open('/admin/users');
    await choose('Zoë Quist', 'Deactivate user');
    await confirm('Are you sure you want to deactivate this user?', 'Deactivate');
    await expect.element(page.getByText('User deactivated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/users/{id}/status')?.body).toEqual({ status: 'inactive' });
  });

  test('that has happened already is not offered', async ({ site }) => {
    listUsers(site);
    await site.open('/admin/users');
    await page.getByRole('button', { name: 'More actions for Max Miller' }).click();
    const offered = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await expect
      .poll(() => offered.elements().map(({ textContent }) => textContent))
      .toEqual(['Change role', 'Activate user', 'Remove admin privileges', 'End sessions', 'Delete user']);
  });

  test('that is refused shows the sentence of the server, and leaves the choice open', async ({ site }) => {
    listUsers(site);
    const sentence = 'You cannot remove your own admin privileges.';
    site.server.refuse('PUT /admin/users/{id}/demote', () => problem(409, 'conflict', sentence));
    await site.open('/admin/users');
    await choose('Max Miller', 'Remove admin privileges');
    await confirm('Are you sure you want to remove admin privileges from this user?', 'Remove');
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'More actions for Max Miller' })).toBeVisible();
  });

  test('that fails for no reason says what has failed', async ({ site }) => {
    listUsers(site);
    site.server.refuse('DELETE /admin/users/{id}', () => problem(500, 'internal', 'Something went wrong.'));
    await site.open('/admin/users');
    await choose('Zoë Quist', 'Delete user');
    await expect.element(page.getByText(/This action cannot be undone\./)).toBeVisible();
    await confirm('Are you sure you want to delete this user?', 'Delete');
    await expect.element(page.getByText('Failed to delete user')).toBeVisible();
  });
});
