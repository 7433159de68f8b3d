import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { png } from '#functions/uploads/testing/pictures.ts';
import { docxOf, wordParagraph, wordPicture, wordPictureEntries } from '#lib/document/testing/docx.ts';
import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { acceptTerms, signInAdmin, signUp } from '../people.ts';

/** A book with one picture in its preview and the same one, described otherwise, behind it. */
const book = () =>
  docxOf(
    wordParagraph('Plans', 'Heading1') +
      wordPicture('The plan of the office') +
      wordParagraph('An owner reads the plan of each week. '.repeat(120)) +
      wordPicture('What only owners see'),
    wordPictureEntries(png(320, 200)),
  );

/** Uploads it; returns the address of the book in the shop. */
async function publish(page: Page, title: string): Promise<string> {
  await signInAdmin(page);
  await page.goto('/admin/content-upload?add');
  const form = page.getByRole('dialog', { name: 'Upload ebook' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose File' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await (await chooser).setFiles({ name: 'plans.docx', mimeType, buffer: Buffer.from(book()) });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Price').fill('12.50');
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Ebook uploaded and published successfully!')).toBeVisible();
  return (await page.getByRole('link', { name: `View ${title} (opens in a new tab)` }).getAttribute('href')) ?? '';
}

const widthOf = (page: Page, name: string) =>
  page.getByRole('img', { name, exact: true }).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('pictures of a Word document: a visitor sees those of the preview, an owner all, also in the EPUB', async ({
  page,
  context,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // The copy with the buyer's name may still be in the making.
  expectedErrors.push(/status of 503/);
  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const address = await publish(admin, `Office plans ${randomInt(1e9)}`);

  await signUp(page);
  const linked = page.waitForResponse((answer) => answer.url().endsWith('/figures'));
  await page.goto(address);
  expect(Object.keys((await (await linked).json()).figures)).toHaveLength(1);
  await expect.poll(() => widthOf(page, 'The plan of the office')).toBe(320);
  await page.getByRole('button', { name: 'Show Extended Preview' }).first().click();
  await expect(page.getByRole('figure')).toHaveCount(1);
  expect(await page.content()).not.toContain('What only owners see');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enlarge picture: The plan of the office' }).click();
  await expect(page.getByRole('dialog', { name: 'The plan of the office' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'In Cart' }).first()).toBeVisible();
  await page.goto('/marketplace?openCart=true');
  const payTab = context.waitForEvent('page');
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await acceptTerms(page);
  const pay = await payTab;
  await pay.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(pay.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();

  await pay.goto(address);
  await expect(pay.getByText(/Purchased/).first()).toBeVisible();
  await pay.getByRole('figure').last().scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(pay, 'What only owners see')).toBe(320);
  const file = pay.waitForEvent('download');
  await pay.getByRole('button', { name: 'Download', exact: true }).first().click();
  await pay.getByRole('button', { name: 'EPUB, for e-readers' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await file).path())));
  expect(Object.keys(files)).toContain('book/picture-1.png');
});
