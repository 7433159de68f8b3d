import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry, tryAgain } from '#test/components/outages.ts';
import { ebookCard, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const title = 'Ebooks could not be loaded';

describe('the marketplace', () => {
  test('shows an empty state in an empty shop', async ({ site }) => {
    stock(site.server, []);
    await site.open('/marketplace');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    await expect.element(page.getByText('Showing 0 of 0')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('zero trust');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'No ebooks match your search' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    await expect.poll(() => document.querySelector('.animate-breathe')).toBeNull();
  });

  test('keeps a long word that nothing fits within its box', async ({ site }) => {
    stock(site.server, []);
    await site.open('/marketplace');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('x'.repeat(200));
    await site.pass(untilSearched);
    const text = page.getByText(/Try fewer filters or another word/);
    await expect.element(text).toBeVisible();
    const { scrollWidth, clientWidth } = text.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('says in each category of an empty shop that there are no ebooks yet', async ({ site }) => {
    stock(site.server, []);
    await site.open('/marketplace?category=Framework');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
  });

  test('counts the frameworks without General, which is none', async ({ site }) => {
    const names = ['General', ...Array.from({ length: 9 }, (_, index) => `Framework ${index + 1}`)];
    stock(
      site.server,
      names.map((regulatory_source, index) => ebookCard(index + 1, { regulatory_source })),
    );
    await site.open('/marketplace');
    await page.getByRole('button', { name: 'Show all 9 frameworks' }).click();
    await expect.element(page.getByRole('radio', { name: /^General/ })).toBeInTheDocument();
  });

  test('shows the failure when the server is busy, and Try Again loads the books and the filters', async ({ site }) => {
    stock(site.server, [ebookCard()]);
    await failAndRetry(site, '/marketplace?search=risk', title, busyServer);
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
    await expect.element(page.getByText('Showing 1 of 1')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^NIST CSF/ })).toBeInTheDocument();
  });

  test('says what is in a package, and calls new what nobody has bought yet', async ({ site }) => {
    const pack = ebookCard(2, {
      category: 'Prompt Vault',
      prompt_count: 46,
      description: 'For evidence.',
      purchases: 3,
    });
    stock(site.server, [ebookCard(1, { estimated_read_time: 58, category: 'Framework' }), pack]);
    await site.open('/marketplace');
    const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect.element(card('Book 1').getByText('New', { exact: false })).toBeVisible();
    await expect.element(card('Book 1').getByText(/58 min/)).toBeVisible();
    await expect.element(card('Book 1').getByText(/sold/)).not.toBeInTheDocument();
    await expect.element(card('Book 2').getByText(/46 prompts · CSV/)).toBeVisible();
    await expect.element(card('Book 2').getByText(/3 sold/)).toBeVisible();
    site.server.answer('POST /ebooks/filter', [pack], { total: 1 });
    await page.getByText('Prompt Packages').click();
    await expect.element(card('Book 2').getByText('For evidence.')).toBeVisible();
  });

  test('counts its choices within the other filters, and offers none that would find nothing', async ({ site }) => {
    stock(site.server, [ebookCard()]);
    const choice = { description: '', category: '', url: null };
    site.server.answer('GET /frameworks', ({ query }) => {
      const isVault = (query as { category?: string }).category === 'Prompt Vault';
      const counts = isVault ? { 'SOC 2': 1 } : { HIPAA: 2, 'SOC 2': 3 };
      return { frameworks: Object.entries(counts).map(([name, count]) => ({ ...choice, name, count })) };
    });
    site.server.answer('GET /categories', ({ query }) => {
      const isVault = (query as { category?: string }).category === 'Prompt Vault';
      const Level = [{ name: 'Advanced', count: 1 }, ...(isVault ? [] : [{ name: 'Beginner', count: 4 }])];
      return { categories: { Category: [], Industry: [], Price: [{ name: 'under-50', count: 5 }], Level } };
    });
    await site.open('/marketplace');
    await expect.element(page.getByRole('radio', { name: 'HIPAA 2' })).toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: 'Beginner (4)' })).toBeInTheDocument();
    await page.getByText('Prompt Packages').click();
    await expect.element(page.getByRole('radio', { name: 'SOC 2 1' })).toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'HIPAA' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'All frameworks 1' })).toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: 'Beginner' })).not.toBeInTheDocument();
  });

  test('reports a failure of the search alone', async ({ site }) => {
    stock(site.server, [ebookCard()]);
    const repair = site.server.refuse('POST /ebooks/filter', busy);
    await site.open('/marketplace');
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('risk');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('alert').getByText(title)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).not.toBeInTheDocument();
    repair();
    await tryAgain(site);
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
  });
});
