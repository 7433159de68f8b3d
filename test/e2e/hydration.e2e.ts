import type { Page } from '@playwright/test';
import { expect, holdApplication, takenOver, test } from './fixtures.ts';
import { type ListedEbook, offers, paidOffers } from './people.ts';

/* What a person does on the server-rendered first screen before the application has loaded. */

async function typesOn(page: Page): Promise<void> {
  const letCome = await holdApplication(page);
  await page.goto('/ai-tools', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search AI tools' });
  await search.pressSequentially('zapir');
  await page.keyboard.press('ArrowLeft');
  letCome();
  await takenOver(page);
  await expect(search).toBeFocused();
  await page.keyboard.type('e');
  await expect(search).toHaveValue('zapier');
  await expect(page.getByRole('region', { name: 'Tools' }).getByRole('listitem')).toHaveCount(1);
}

async function keepsFocus(page: Page): Promise<void> {
  const letCome = await holdApplication(page);
  await page.goto('/coaching', { waitUntil: 'commit' });
  // The first one: other tests add packages, and what is further down is not rendered at first.
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const offer = page.getByRole('link', { name: await first.innerText(), exact: true });
  await offer.focus();
  letCome();
  await takenOver(page);
  await expect(offer).toBeFocused();
}

async function keepsChoice(page: Page): Promise<void> {
  const letCome = await holdApplication(page);
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const level = page.getByRole('combobox', { name: 'Level' });
  const free = page.getByRole('radio', { name: 'Free', exact: true });
  await free.check({ force: true });
  await level.selectOption('Beginner');
  letCome();
  await expect(page).toHaveURL('/marketplace?price=free&level=Beginner');
  await expect(level).toHaveValue('Beginner');
  await expect(free).toBeChecked();
  const all = await offers(page);
  const found = all.filter(({ is_free, difficulty_level }) => is_free && difficulty_level === 'Beginner').length;
  // Of how many is not compared: other tests unpublish ebooks for a moment.
  await expect(page.getByText(new RegExp(`^Showing ${found} of \\d+`))).toBeVisible();
}

async function extendsPreview(page: Page, book: ListedEbook | undefined): Promise<void> {
  const letCome = await holdApplication(page);
  await page.goto(`/ebook/${book?.id}`, { waitUntil: 'commit' });
  const extend = page.getByRole('button', { name: 'Show Extended Preview' });
  await extend.first().click();
  await expect(extend.first()).toHaveAttribute('aria-busy', 'true');
  letCome();
  await takenOver(page);
  await expect(extend).toHaveCount(0);
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
}

async function buysOnce(page: Page, book: ListedEbook | undefined): Promise<void> {
  const letCome = await holdApplication(page);
  await page.goto(`/ebook/${book?.id}`, { waitUntil: 'commit' });
  const buy = page.getByRole('button', { name: 'Buy Now' }).first();
  await buy.click();
  await buy.click();
  letCome();
  await expect(page).toHaveURL(/^[^?]+\/auth/);
  await page.goBack();
  await expect(page).toHaveURL(`/ebook/${book?.id}`);
}

test('hydration keeps typed text, focus and choices; buttons pressed before it take effect once', async ({ page }) => {
  const [book] = await paidOffers(page, 1);
  await test.step('typed text', () => typesOn(page));
  await test.step('the focus', () => keepsFocus(page));
  await test.step('a choice', () => keepsChoice(page));
  await test.step('the extended preview', () => extendsPreview(page, book));
  await test.step('Buy Now', () => buysOnce(page, book));
});
