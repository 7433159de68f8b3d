import type { Page } from '@playwright/test';
import { someEmail } from '../fixtures.ts';
import { checkout, paidOffers, remember, signInAdmin } from '../people.ts';
import { corpus, lines, packs } from './corpus.ts';
import { fillShelf } from './full-shelf.ts';
import { test } from './shop.ts';
import { expect } from './tripwires.ts';
import { expectHarmless, visit, visitMails, visitWithoutEmbeddedData } from './visit.ts';

const names = packs(lines, 120);
const reasons = packs(
  corpus.filter((text) => !/[^\P{Cc}\r\n\t]/u.test(text)),
  1000,
  '\n',
);

/** A person whose name consists of strings. */
async function register(page: Page, name = '') {
  const data = { name, email: someEmail(), password: 'Passw0rd!' };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.status(), name).toBe(201);
  const { access_token: token, user } = await answer.json();
  expect(user.name).toBe(name.trim());
  return { token, user, email: data.email, headers: { authorization: `Bearer ${token}` } };
}

/** Every mail to an address: its text, its page, and its HTML as a separate document. */
async function readMails(page: Page, email: string, count: number): Promise<void> {
  const mails = async () => (await page.request.get(`/__local/mail.json?to=${encodeURIComponent(email)}`)).json();
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(count);
  await page.goto(`/__local/mail?to=${encodeURIComponent(email)}`);
  const found: { id: string; headers: object }[] = await mails();
  for (const { id, headers } of found) {
    expect(Object.keys(headers).filter((name) => /bcc|cookie|xss/i.test(name))).toEqual([]);
    await page.goto(`/__local/mail/${id}`);
  }
  const ids = found.map(({ id }) => id);
  await visitMails(page, ids);
}

/** The sign-in script also runs in the frame that shows a mail, which has no storage. */
const sandboxed = /Access is denied for this document|sandboxed/;

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 4\d\d/, sandboxed));

test('a reader meets a shelf of strings: shop, cart, payment, library, orders, mails', async ({ page }) => {
  await fillShelf(page.request);
  const { token, user, email, headers } = await register(page, names[0]);
  await remember(page, token, user);
  const books = await paidOffers(page, 6);
  const ids = books.map(({ id }) => id);
  for (const ebook_id of ids.slice(3)) await page.request.post('/api/wishlist/add', { headers, data: { ebook_id } });
  await visit(page, '/', 10);
  await visit(page, '/marketplace', 60);
  await visit(page, `/ebook/${ids[0]}`, 10);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'In Cart' }).first()).toBeVisible();
  await page.goto('/marketplace?openCart=true');
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('xss(');
  await expectHarmless(page, 1);

  const session = await checkout(page, token, ids.slice(0, 3));
  await visit(page, `/__local/pay/${session}`, 3);
  await page.request.post(`/__local/pay/${session}`, { form: { action: 'pay' }, maxRedirects: 0 });
  await visit(page, `/purchase-success?session_id=${session}`, 3);
  for (const path of ['/library', '/library?tab=wishlist', '/dashboard', '/account']) await visit(page, path, 2);
  const [order] = await (await page.request.get('/api/user/orders', { headers })).json();
  const answer = await page.request.post(`/api/user/orders/${order.id}/refund-request`, {
    headers,
    data: { reason: reasons[0] },
  });
  expect(answer.status()).toBe(201);
  await visit(page, '/account/orders', 1);
  await visit(page, `/account/orders/${order.id}`, 10);
  await readMails(page, email, 2);
});

test('an admin meets what readers wrote', async ({ page }) => {
  const { headers } = await register(page, names[1]);
  const interests = packs(lines, 40).slice(0, 20);
  expect((await page.request.post('/api/newsletter/subscribe', { headers, data: { interests } })).status()).toBe(200);
  await signInAdmin(page);
  await visitWithoutEmbeddedData(page, '/admin', 'Welcome back');
  await visit(page, '/admin/ebooks', 20);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expectHarmless(page, 20);
  await visit(page, '/admin/orders', 3);
  await page
    .getByRole('button', { name: /^Actions for order/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('xss(');
  await expectHarmless(page, 10);
});
