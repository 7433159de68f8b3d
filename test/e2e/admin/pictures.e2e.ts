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
  await expect(shown).toHaveAttribute('src', /^\/files\/upl_\w{26}\/card\.webp$/);
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

test('an admin gives an ebook a cover, and takes it away again', async ({ page }) => {
  await signInAdmin(page);
  await page.goto('/admin/ebooks?search=incident');
  const edit = page.getByRole('button', { name: /^Edit .*Incident/ }).first();
  const title = (await edit.getAttribute('aria-label'))?.replace('Edit ', '') ?? '';
  await edit.click();
  const form = page.getByRole('dialog', { name: 'Edit ebook' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose Cover' }).click();
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png(90, 120) });
  await expect(form.getByAltText('Cover as it is')).toHaveAttribute('src', /^\/files\/upl_\w{26}\/card\.webp$/);
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ebook updated successfully')).toBeVisible();

  const view = page.getByRole('link', { name: `View ${title} (opens in a new tab)` });
  const address = (await view.getAttribute('href')) ?? '';
  const cover = page.locator('main img[src^="/files/upl_"]').first();
  await page.goto(address);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);

  await page.goto('/admin/ebooks?search=incident');
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await form.getByRole('button', { name: 'Remove Cover' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ebook updated successfully')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(cover).toHaveCount(0);
});
