import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { colleagues } from '#scripts/seed/people.ts';
import { expect, test } from '../fixtures.ts';
import { remember, signInAdmin } from '../people.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const meantime = (page: Page) => page.getByRole('region', { name: 'Saved in the meantime' });
const kept = (page: Page, by: string) => expect(page.getByText(new RegExp(`^Draft saved .* by ${by}$`))).toBeVisible();

/** Adds words at the end of the paragraph that begins with some. */
async function writeOn(page: Page, beginning: string, words: string): Promise<void> {
  await content(page).getByText(beginning).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

async function signInColleague(page: Page): Promise<string> {
  const [owner] = colleagues;
  if (!owner) throw new Error('Nobody else is seeded');
  const { access_token, user } = await (await page.request.post('/api/auth/admin-login', { data: owner })).json();
  await remember(page, access_token, user);
  return user.name;
}

test('two people write in one article, one of them without a network for a while, and no word is lost', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /ERR_INTERNET_DISCONNECTED/);
  await signInAdmin(page);
  await page.goto('/admin/articles/new');
  await page.getByLabel('Title', { exact: true }).fill(`Shared audits ${randomInt(1e9)}`);
  await page.getByLabel('Author', { exact: true }).selectOption({ index: 1 });
  await content(page).click();
  await page.keyboard.type('Plan it.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/articles\/art_/);

  const other = await (await browser.newContext()).newPage();
  const name = await signInColleague(other);
  await other.goto(page.url());
  await expect(content(other).getByText('Plan it.')).toBeVisible();

  // The first writer's draft is stored before the second one's words are sent.
  await writeOn(page, 'Plan it.', ' Then walk through it.');
  await kept(page, 'Ada Admin');
  await other.context().setOffline(true);
  await writeOn(other, 'Plan it.', ' Then sleep on it.');
  await expect(other.getByText(/kept in this browser/)).toBeVisible();
  await other.context().setOffline(false);
  await expect(meantime(other)).toContainText('walk through');
  await expect(content(other)).toContainText('Then sleep on it.');

  // Both sentences, as the second writer has seen the first one.
  await writeOn(other, 'Plan it.', ' Walk through it, too.');
  await meantime(other).getByRole('button', { name: 'Keep mine' }).click();
  await kept(other, name);

  // Now it is the first writer's turn to be told; a reload loses nothing either.
  await writeOn(page, 'Plan it.', ' Last of all, ask.');
  await expect(meantime(page)).toContainText('sleep on it');
  await page.reload();
  await expect(content(page)).toContainText('Last of all, ask.');
  await meantime(page).getByRole('button', { name: 'Use the saved Content' }).click();
  await expect(content(page)).toContainText('Plan it. Then sleep on it. Walk through it, too.');
  await other.context().close();
});
