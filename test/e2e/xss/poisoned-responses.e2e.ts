import type { Page } from '@playwright/test';
import { signInAdmin, stock } from '../people.ts';
import { corpus } from './corpus.ts';
import { poisonAnswers } from './poison.ts';
import { test } from './tripwires.ts';
import { expectHarmless, visit, visitBare } from './visit.ts';

// Pages alone: no server checks or sanitises what they show, and no policy stops what they let through.
test.use({ bypassCSP: true });

/** Signs the seeded reader in, who owns ebooks. */
async function signInReader(page: Page): Promise<string> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('reader@rampart.test');
  await page.getByLabel('Password', { exact: true }).fill('rampart-reader');
  const answering = page.waitForResponse('**/api/auth/login');
  await page.keyboard.press('Enter');
  const { access_token } = await (await answering).json();
  await page.waitForURL('/');
  return access_token;
}

/** What the browser remembers of the person is text, too: the next page finds the whole corpus as the name. */
const rename = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, name }));
  }, corpus.join(' '));

test('the public pages show any text as text, and articles any HTML as reading text', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const [book] = await stock(page);
  const [article] = await (await page.request.get('/api/articles?limit=1')).json();
  await poisonAnswers(page);
  await visitBare(page, '/', 20);
  await visitBare(page, '/marketplace', 100);
  await visitBare(page, `/ebook/${book?.id}`, 150);
  await visitBare(page, '/articles', 20);
  await visitBare(page, `/articles/${article.slug}`, 100);
});

test('the pages of an account show any text as text', async ({ page }) => {
  const token = await signInReader(page);
  const headers = { authorization: `Bearer ${token}` };
  const [order] = await (await page.request.get('/api/user/orders', { headers })).json();
  const [book] = order.lines;
  await poisonAnswers(page);
  await rename(page);
  await visit(page, '/dashboard', 5);
  await visit(page, '/library', 5);
  await visit(page, '/account', 1);
  await visit(page, '/account/orders', 3);
  await visit(page, `/account/orders/${order.id}`, 5);
  await visit(page, `/ebook/${book.ebook_id}`, 300);
});

test('the back-office shows any text as text', async ({ page }) => {
  await signInAdmin(page);
  await poisonAnswers(page);
  await page.goto('/');
  await rename(page);
  await visit(page, '/admin', 500);
  await visit(page, '/admin/ebooks', 40);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expectHarmless(page, 40);
  await visit(page, '/admin/orders', 5);
});
