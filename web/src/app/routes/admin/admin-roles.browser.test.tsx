import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminUser } from '#shared/accounts/admin-user.ts';
import type { Role } from '#shared/accounts/role.ts';
import { problem } from '#test/components/contract-server.ts';
import { answerDashboard } from '#test/components/dashboard.ts';
import { sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const zoe = sampleOf(AdminUser, {
  ...{ id: 'usr_2', name: 'Zoë Quist', email: 'zoe@example.test', role: 'user', status: 'active', last_login: null },
});
const odile = sampleOf(AdminUser, {
  ...{ id: 'usr_3', name: 'Odile Owner', email: 'odile@example.test', role: 'owner', is_admin: true, status: 'active' },
});
const counters = { total: 2, admins: 1, active: 2, password_reset_required: 0 };

const signInAs = (site: Site, role: Role) => {
  answerDashboard(site.server);
  site.signIn({ role, is_admin: role === 'owner' || role === 'admin' });
};
function listUsers(site: Site, role: Role): void {
  signInAs(site, role);
  site.server.answer('GET /admin/users', { users: [zoe, odile], next_cursor: null, counters });
}

const nav = page.getByRole('navigation', { name: 'Back-office' });
const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

describe('the back-office', () => {
  for (const [role, sections] of [
    ['editor', ['Overview', 'Calendar', 'Articles', 'Authors', 'Newsletter', 'AI tools']],
    ['support', ['Overview', 'Orders', 'Users', 'Inquiries']],
  ] as const)
    test(`has only the sections of the role: ${role}`, async ({ site }) => {
      signInAs(site, role);
      await site.open('/admin');
      await expect.poll(() => textsOf(nav.getByRole('link').elements())).toEqual([...sections, 'Your second factor']);
      const cards = page.getByRole('region', { name: 'Management Tools' }).getByRole('listitem');
      await expect.poll(() => cards.elements().length).toBe(sections.length - 1);
      await userEvent.keyboard('{Control>}k{/Control}');
      const found = page.getByRole('dialog').getByRole('group', { name: 'Pages' }).getByRole('option');
      await expect.poll(() => textsOf(found.elements())).toEqual(sections);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { name: 'Traffic Analytics' })).toBeVisible();
    });

  test('does not ask for what the role would be refused', async ({ site }) => {
    signInAs(site, 'editor');
    await site.open('/admin');
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    expect(site.server.count('GET /admin/orders/summary')).toBe(0);
    expect(site.server.count('GET /admin/inquiries/summary')).toBe(0);
  });

  test('finds in the command menu only things that the role may see', async ({ site }) => {
    listUsers(site, 'support');
    site.server.answer('GET /admin/orders', [], { total: 0 });
    site.server.answer('GET /admin/inquiries', [], { total: 0 });
    await site.open('/admin');
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('dialog').getByRole('combobox').fill('quist');
    await site.pass(500);
    await expect.element(page.getByRole('option', { name: /^Zoë Quist/ })).toBeVisible();
    await expect.poll(() => site.server.count('GET /admin/inquiries')).toBe(1);
    for (const list of ['GET /admin/ebooks', 'GET /admin/frameworks', 'GET /admin/discounts'] as const)
      expect(site.server.count(list), list).toBe(0);
  });

  test('says of another section that the role does not include it, with a way back', async ({ site }) => {
    await page.viewport(390, 844);
    signInAs(site, 'editor');
    await site.open('/admin/orders');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Not in your role' })).toBeVisible();
    await expect.element(page.getByText(/You are signed in as Editor\./)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.element(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  });

  test('is closed to readers', async ({ site }) => {
    site.signIn({ role: 'user', is_admin: false });
    await site.open('/admin/orders');
    await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
});

const more = (name: string) => page.getByRole('button', { name: `More actions for ${name}` });
const offered = page.getByRole('dialog').getByRole('listitem').getByRole('button');
const dialog = page.getByRole('dialog', { name: 'Change the role of Zoë Quist' });

describe('a role', () => {
  test('is changed by an owner, who reads first what it allows', async ({ site }) => {
    listUsers(site, 'owner');
    const user = { ...zoe, role: 'support' as const };
    site.server.answer('PUT /admin/users/{id}/role', { success: true, message: 'Role changed successfully', user });
    await site.open('/admin/users');
    await more('Zoë Quist').click();
    await page.getByRole('button', { name: 'Change role' }).click();
    await expect
      .poll(() => textsOf(dialog.getByRole('option').elements()))
      .toEqual(['Owner', 'Admin', 'Editor', 'Support']);
    await dialog.getByLabelText('New role').selectOptions('Owner');
    await expect.element(dialog.getByText(/and decides who the owners are/)).toBeVisible();
    await dialog.getByLabelText('New role').selectOptions('Support');
    await expect.element(dialog.getByText(/^Zoë Quist can .*inquiries/)).toBeVisible();
    expect(site.server.count('PUT /admin/users/{id}/role')).toBe(0);
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect.element(page.getByText('Role changed successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/users/{id}/role')).toMatchObject({
      params: { id: 'usr_2' },
      body: { role: 'support' },
    });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => site.server.count('GET /admin/users')).toBe(2);
  });

  test('that is refused shows the sentence of the server', async ({ site }) => {
    listUsers(site, 'owner');
    const sentence = 'This is the last active owner.';
    site.server.refuse('PUT /admin/users/{id}/role', () => problem(409, 'conflict', sentence));
    await site.open('/admin/users');
    await more('Zoë Quist').click();
    await page.getByRole('button', { name: 'Change role' }).click();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test('of an owner, and becoming one, is not offered to an admin', async ({ site }) => {
    listUsers(site, 'admin');
    await site.open('/admin/users');
    await more('Odile Owner').click();
    await expect.poll(() => textsOf(offered.elements())).toEqual(['Force password reset', 'End sessions']);
    await userEvent.keyboard('{Escape}');
    await more('Zoë Quist').click();
    await page.getByRole('button', { name: 'Change role' }).click();
    await expect.poll(() => textsOf(dialog.getByRole('option').elements())).toEqual(['Admin', 'Editor', 'Support']);
  });

  test('support sees users and does nothing with them', async ({ site }) => {
    listUsers(site, 'support');
    await site.open('/admin/users');
    const row = page.getByRole('row').filter({ hasText: 'Odile' });
    await expect.element(row.getByText('Owner', { exact: true })).toBeVisible();
    await expect.element(row.getByRole('link', { name: /View profile/ })).toBeVisible();
    expect(row.getByRole('button').elements()).toEqual([]);
    await page.getByLabelText('Role').selectOptions('Editor');
    await expect.poll(() => site.server.last('GET /admin/users')?.query).toMatchObject({ role: 'editor' });
  });
});
