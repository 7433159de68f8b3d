import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminBroadcast } from '#shared/notifications/broadcast.ts';
import { offline, problem } from '#test/components/contract-server.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const sale = (fields: Partial<AdminBroadcast> = {}) =>
  sampleOf(AdminBroadcast, {
    ...{ id: idOf('broadcast', 1), title: 'Autumn sale', message: 'A week of it.', type: 'success' },
    ...{ priority: 'high', audience: 'buyers', active: true, expires_at: '2999-12-01T18:00:00.000Z' },
    ...{ discount_code: 'AUTUMN', discount_percentage: 15, seen: 1204, revision: 3 },
    ...fields,
  });
const dialog = (name: string) => page.getByRole('dialog', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function openNotifications(site: Site, query = '', items = [sale()]): Promise<void> {
  site.signInAdmin();
  const counts = { total: 57, active: 31, info: 42, high_priority: 8, accounts: 4711 };
  site.server.answer('GET /admin/notifications/summary', counts);
  site.server.answer('GET /admin/notifications', items, { total: items.length });
  await site.open(`/admin/notifications${query}`);
}

describe('the notifications', () => {
  test('are counted by the server, shown with their readers, and filtered in the URL', async ({ site }) => {
    await openNotifications(site, '?type=success');
    await expect.element(page.getByRole('heading', { name: 'Autumn sale' })).toBeVisible();
    for (const words of ['57', '31', '42', '8'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Seen by 1,204 people')).toBeVisible();
    await expect.element(page.getByText('For buyers until 1 Dec 2999, 18:00 UTC')).toBeVisible();
    await page.getByLabelText('Search notifications').fill('autumn');
    await expect
      .poll(() => site.server.last('GET /admin/notifications')?.query)
      .toMatchObject({ type: 'success', search: 'autumn' });
    await page.getByLabelText('Type').selectOptions('Warning');
    expect(window.location.search).toBe('?type=warning&search=autumn');
  });

  test('are empty when they cannot be fetched, until Try Again', async ({ site }) => {
    await openNotifications(site);
    const repair = site.server.refuse('GET /admin/notifications', offline);
    await site.open('/admin/notifications');
    await expect.element(page.getByRole('heading', { name: 'Failed to fetch notifications' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Autumn sale' })).not.toBeInTheDocument();
    repair();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Autumn sale' })).toBeVisible();
  });

  test('are added with what they need; a code that the shop does not know is refused on its field', async ({
    site,
  }) => {
    const unknown = 'This code is not valid';
    const repair = site.server.refuse('POST /admin/notifications', () =>
      problem(422, 'invalid', unknown, { discount_code: unknown }),
    );
    await openNotifications(site);
    await page.getByRole('button', { name: 'Add notification' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('link', { name: 'Please fill in the title' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Please fill in the message' })).toBeVisible();
    await expect.element(page.getByText('People with an account: 4,711 readers')).toBeVisible();
    await field('Title').fill('News');
    await field('Message').fill('We are open.');
    await field('Audience').selectOptions('Wishers');
    await field('Expires').fill('2999-12-01T18:00');
    await field('Code').fill('nope');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(field('Code')).toHaveAccessibleDescription(expect.stringContaining(unknown));
    repair();
    site.server.answer('POST /admin/notifications', { success: true, message: 'Saved', notification: sale() });
    await field('Code').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Notification created successfully')).toBeVisible();
    await expect.element(dialog('Add notification')).not.toBeInTheDocument();
    expect(site.server.last('POST /admin/notifications')?.body).toEqual({
      ...{ title: 'News', message: 'We are open.', type: 'info', priority: 'normal', audience: 'wishers' },
      ...{ active: true, expires_at: '2999-12-01T18:00:00Z', discount_code: null, discount_percentage: null },
    });
  });

  test('keep what was typed when somebody else has saved first', async ({ site }) => {
    const current = sale({ message: 'Two weeks of it.', priority: 'low', revision: 4 });
    const detail = 'Somebody else changed this in the meantime. Your text is kept; compare and save again.';
    const stale = { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale_version', detail, current };
    const repair = site.server.refuse('PUT /admin/notifications/{id}', () => Response.json(stale, { status: 409 }));
    await openNotifications(site);
    await page.getByRole('button', { name: 'Edit Autumn sale' }).click();
    await expect.element(field('Percent off')).toHaveValue(15);
    await field('Message').fill('Mine.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(detail)).toBeVisible();
    await expect.element(field('Message')).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Use the saved Priority' }).click();
    repair();
    site.server.answer('PUT /admin/notifications/{id}', { success: true, message: 'Saved', notification: current });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Notification updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/notifications/{id}')?.body).toMatchObject({
      ...{ message: 'Mine.', priority: 'low', discount_code: 'AUTUMN', revision: 4 },
    });
  });

  test('are deleted after a question', async ({ site }) => {
    site.server.answer('DELETE /admin/notifications/{id}', { success: true });
    await openNotifications(site);
    await page.getByRole('button', { name: 'Delete Autumn sale' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this notification?' });
    expect(site.server.count('DELETE /admin/notifications/{id}')).toBe(0);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByText('Notification deleted successfully')).toBeVisible();
  });

  test('say on a phone what is missing, without a horizontal scroll', async ({ site }) => {
    await page.viewport(390, 844);
    await openNotifications(site, '', []);
    await expect.element(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    await page.getByLabelText('Search notifications').fill('x');
    await expect.element(page.getByRole('heading', { name: 'No notification matches' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
