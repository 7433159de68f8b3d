import { signInAdmin, signUp, stock } from '../people.ts';
import { corpus, packs } from './corpus.ts';
import { expect, test } from './tripwires.ts';
import { expectHarmless, visit, visitWithoutEmbeddedData } from './visit.ts';

// Anybody can send a link. The policy is off, so anything unescaped would run.
test.use({ bypassCSP: true });

/** The corpus in pieces that fit into an address. */
const pieces = packs(corpus, 3000).map(encodeURIComponent);
/** One string of each kind, where an address is short. */
const short = encodeURIComponent(
  packs(
    corpus.filter((_, index) => index % 12 === 0),
    700,
  )[0] ?? '',
);

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 4\d\d/));

test('a search is a text, in a link and in the field', async ({ page }) => {
  const [book] = await stock(page);
  // The field holds the start of it.
  for (const piece of pieces.slice(0, 3)) await visit(page, `/marketplace?search=${piece}`, 1);
  const field = page.getByRole('searchbox', { name: 'Search ebooks' });
  for (const text of packs(corpus, 200).filter((_, index) => index % 4 === 0)) await field.fill(text);
  await expectHarmless(page, 1);
  const filters = ['regulatory_source', 'category', 'industry', 'difficulty_level', 'price_range', 'openCart', 'sort'];
  await visitWithoutEmbeddedData(
    page,
    `/marketplace?${filters.map((name) => `${name}=${short}`).join('&')}`,
    'No ebooks match your search',
  );
  await visitWithoutEmbeddedData(page, `/ebook/${book?.id}#${pieces[0]}`, book?.title ?? '');
});

test('tokens, tabs, cursors, ids and unknown paths in a link are texts', async ({ page }) => {
  await signUp(page);
  const shown = {
    'reset-password?token': 'Choose a new password.',
    'verify-email?token': 'Verification failed',
    'library?tab': 'No ebooks yet',
    'purchase-success?session_id': 'We could not verify your payment',
    'account/orders?cursor': 'Your orders could not be loaded',
    'auth?next': 'Know the control before the auditor asks.',
    'auth?from': 'Know the control before the auditor asks.',
  };
  for (const [index, [name, text]] of Object.entries(shown).entries())
    await visitWithoutEmbeddedData(page, `/${name}=${pieces[index % pieces.length]}`, text);
  await visitWithoutEmbeddedData(page, `/account/orders/${short}`, 'Order not found');
  await visitWithoutEmbeddedData(page, `/ebook/${short}`, 'Ebook not found or failed to load');
  await visitWithoutEmbeddedData(page, `/nowhere/${short}`, 'There is no page at this address');
});

test('searches, filters and cursors of the back-office in a link are plain text', async ({ page }) => {
  await signInAdmin(page);
  await visit(page, `/admin/ebooks?search=${short}&status=${short}`, 1);
  await visitWithoutEmbeddedData(page, `/admin/orders?status=${short}&cursor=${short}`, 'Orders');
});

/** URLs whose host some parsers take for a path. */
const elsewhere = ['//evil.example', '/\\evil.example', '///evil.example', '/.//evil.example', '/%09/evil.example'];

test('a truncated escape breaks no page, and a path that names another host stays on the site', async ({
  page,
  baseURL,
}) => {
  const [book] = await stock(page);
  for (const end of ['#%', '#%E0%A4%A', '#%zz'])
    for (const path of ['/', `/ebook/${book?.id}`]) {
      await page.goto(`${path}${end}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: /went wrong/i })).toHaveCount(0);
    }
  for (const path of elsewhere) {
    await page.goto(`${baseURL}${path}/marketplace?search=x`);
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/auth`);
  }
});
