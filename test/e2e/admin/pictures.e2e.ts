import { png } from '#functions/uploads/testing/pictures.ts';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('an admin uploads the logo of a tool, and visitors see it', async ({ page, expectedErrors }) => {
  // What is no picture is refused.
  expectedErrors.push(/status of 422/);
  await signInAdmin(page);
  // Of a tool that is there: other tests count them.
  await page.goto('/admin/ai-tools?search=whisper');
  await page.getByRole('button', { name: 'Edit Whisper' }).click();
  const form = page.getByRole('dialog');

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
  await expect(page.getByText('AI tool updated successfully')).toBeVisible();

  const address = await page.getByRole('link', { name: /^View Whisper/ }).getAttribute('href');
  // An instance may know the tool as it was for a minute.
  await expect(async () => {
    await page.goto(address ?? '');
    const logo = page.locator('main img[src^="/files/upl_"]').first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  }).toPass();
});
