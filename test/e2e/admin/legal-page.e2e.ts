import { randomInt } from 'node:crypto';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('an admin writes an own refund policy, takes an earlier one back, and returns to the default', async ({
  page,
}) => {
  const [first, second] = [`Within ${randomInt(1e9)} days.`, `Within ${randomInt(1e9)} weeks.`];
  const headers = { authorization: `Bearer ${await signInAdmin(page)}` };
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Refunds', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // The title stays: other tests read the page beside this one.
  const text = page.getByLabel('Text', { exact: true });
  await text.fill(`<h1>Money back</h1><script>alert(1)</script><p>${first}</p>`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Refund policy' });
  await expect(preview.getByRole('heading', { name: 'Money back' })).toBeVisible();
  await expect(preview).not.toContainText('alert');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(text).toHaveValue(`<h2>Money back</h2><p>${first}</p>`);
  await text.fill(`<p>${second}</p>`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(page.getByText(/^changed on .* by Ada Admin$/)).toBeVisible();

  const versions = page.getByRole('region', { name: 'Earlier versions' });
  // By keyboard: a message about a job of this admin, which another test has begun, may stand above it until it is closed.
  await versions
    .getByRole('button', { name: /^View the version .* by Ada Admin$/ })
    .first()
    .press('Enter');
  const version = page.getByRole('dialog', { name: 'Refund policy' });
  await expect(version.getByText(first)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await version.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text).toHaveValue(`<h2>Money back</h2><p>${first}</p>`);
  expect((await (await page.request.get('/api/legal/refunds', { headers })).json()).html).toContain(first);

  await page.getByRole('button', { name: 'Back to the default text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use the default text' }).click();
  await expect(text).toHaveValue(/30-day guarantee/);
  await expect(page.getByText(/^since .* by Ada Admin$/)).toBeVisible();
});
