import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('an admin corrects a refused time zone, gives what was missing', async ({ page, expectedErrors }) => {
  // The refused time zone.
  expectedErrors.push(/status of 422/);
  const token = await signInAdmin(page);
  const headers = { authorization: `Bearer ${token}` };
  const before = await (await page.request.get('/api/admin/settings', { headers })).json();

  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Still missing on public pages' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Support address: / }).click();
  await expect(page.getByLabel('Support address')).toBeFocused();
  await page.getByLabel('Support address').fill('help@rampart-press.org');
  await page.getByLabel('Time zone').fill('Mars/Olympus');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(/Choose a time zone such as UTC/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Time zone').fill(before.time_zone);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Support address: / })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Support address')).toHaveValue('help@rampart-press.org');

  // Other tests read the addresses that the stage gives.
  const { revision } = await (await page.request.get('/api/admin/settings', { headers })).json();
  const data = { support_email: before.support_email, revision };
  expect((await page.request.put('/api/admin/settings', { headers, data })).status()).toBe(200);
});
