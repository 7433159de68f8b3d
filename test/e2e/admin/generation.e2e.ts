import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInAdmin, signUp } from '../people.ts';

test('an admin has an ebook written, one section again, and publishes it; a reader reads it', async ({ page }) => {
  await signInAdmin(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Generate Ebook' }).click();
  await page.getByLabel('Topic').fill('Badges that open too many doors');
  await page.getByLabel('Regulatory source').selectOption('ISO 27001');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Generate Ebook' }).click();
  await expect(page).toHaveURL(/\/admin\/generations\/gen_\w{26}$/);
  await expect(page.getByText('Ebook generated successfully!')).toBeVisible({ timeout: 60_000 });
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Open the draft' }).click();
  const again = page.getByRole('button', { name: /^Write “.+” again$/ }).first();
  const title = /“(.+)”/.exec((await again.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await again.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Make it shorter');
  await page.getByRole('button', { name: 'Write again', exact: true }).first().press('Enter');
  const comparison = page.getByRole('region', { name: `“${title}” before and after` });
  await expect(comparison.getByRole('table', { name: 'Before and after' })).toBeVisible({ timeout: 60_000 });
  expect(await axeFindings(page)).toEqual([]);
  const added = await comparison.locator('ins').first().innerText();
  await comparison.getByRole('button', { name: 'Accept the new text' }).click();
  await expect(page.getByText('The new text is in the ebook')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  const address = (await page.getByRole('link', { name: /^View/ }).getAttribute('href')) ?? '';

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUp(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const word =
    added
      .replace(/[*_`#|]/g, '')
      .trim()
      .split(/\s+/)[0] ?? '';
  await expect(page.getByText(word).first()).toBeVisible();
});
