import { randomInt } from 'node:crypto';
import { png } from '#functions/uploads/testing/pictures.ts';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('an admin uploads the logo of a tool, and visitors see it', async ({ page, expectedErrors }) => {
  // What is no picture is refused.
  expectedErrors.push(/status of 422/);
  const number = randomInt(1e9);
  const name = `Pictured ${number}`;
  await signInAdmin(page);
  await page.goto('/admin/ai-tools');
  await page.getByRole('button', { name: 'Add tool' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description', { exact: true }).fill('Has a logo.');
  await form.getByLabel('Detailed description').fill('<p>Has a logo.</p>');
  await form.getByLabel('Status').selectOption('published');

  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: /^(Choose|Replace) Logo$/ }).click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  };
  await choose(Buffer.from('<!doctype html><script>alert(1)</script>'));
  await expect(form.getByRole('alert').filter({ hasText: 'This file is no picture that can be shown' })).toBeVisible();
  await choose(png(96, 96));
  const shown = form.getByAltText('Logo as it is');
  await expect(shown).toHaveAttribute('src', /^\/files\/upl_\w{26}\.png$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('AI tool created successfully')).toBeVisible();

  await page.goto(`/ai-tools/pictured-${number}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const logo = page.locator('main img[src^="/files/upl_"]').first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
});
