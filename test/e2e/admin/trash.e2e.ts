import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

type Headers = { readonly authorization: string };

/** A coaching package that was just deleted. */
async function deletedPackage(request: APIRequestContext, headers: Headers, title: string): Promise<string> {
  const data = { title, price: 90, level: 'Advanced' };
  const made = await request.post('/api/admin/coaching-packages', { headers, data });
  const { id } = (await made.json()).coaching_package;
  expect((await request.delete(`/api/admin/coaching-packages/${id}`, { headers })).status()).toBe(200);
  return id;
}

test('deleted ebooks are in the trash and public again once restored, one by one or together', async ({
  page,
  request,
}) => {
  const token = await signInAdmin(page);
  const title = `Hour of advice ${randomInt(1e9)}`;
  const headers = { authorization: `Bearer ${token}` };
  const id = await deletedPackage(request, headers, title);

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

  const titles = [1, 2].map((number) => `Session ${number} ${randomInt(1e9)}`);
  for (const title of titles) await deletedPackage(request, headers, title);

  await page.goto('/admin/trash?kind=coaching_package');
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore 2 coaching packages' }).click();
  await expect(page.getByText('Done: Restore 2 coaching packages')).toBeVisible({ timeout: 30_000 });
  for (const title of titles) await expect(page.getByRole('row', { name: title })).toBeHidden();
});
