import { randomInt } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('what an admin deletes waits in the trash, and is public again once it is restored', async ({ page, request }) => {
  const token = await signInAdmin(page);
  const title = `Hour of advice ${randomInt(1e9)}`;
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/admin/coaching-packages', {
    headers,
    data: { title, price: 90, level: 'Advanced' },
  });
  const { id } = (await made.json()).coaching_package;
  expect((await request.delete(`/api/admin/coaching-packages/${id}`, { headers })).status()).toBe(200);

  await page.goto('/admin/trash');
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText('30 days')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Coaching packages');
  await expect(page).toHaveURL(/kind=coaching_package/);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Coaching package restored')).toBeVisible();
  await expect(row).toBeHidden();

  await page.goto(`/coaching/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
