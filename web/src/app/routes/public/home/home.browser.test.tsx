import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { busy, type ContractServer } from '#test/components/contract-server.ts';
import { failAndRetry, outages, tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { answerHome, articleCard, ebookCard, ebookDetail, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const featured = page.getByRole('region', { name: 'Featured ebooks' }).getByRole('listitem');

const links = { logo: '', website_url: '', affiliate_url: '' };

/** A fully stocked shop. */
function fill(server: ContractServer): void {
  stock(
    server,
    Array.from({ length: 12 }, (_, index) => ebookCard(index + 1)),
  );
  answerHome(server);
  server.answer('GET /ebooks/{id}', ebookDetail());
}

/** Keeps scrolling down the page, which still grows, until a part is found. */
const seeBelow = (find: () => Element | null | undefined) =>
  expect.poll(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return find();
  });

describe('the home page', () => {
  for (const outage of outages)
    test(`shows the failure with ${outage[0]}, and Try Again loads everything`, async ({ site }) => {
      fill(site.server);
      await failAndRetry(site, '/', 'Ebooks could not be loaded', outage);
      await expect.element(page.getByText('Browse all 12 ebooks')).toBeVisible();
      const shelf = page.getByRole('list', { name: 'On the shelf' });
      await expect.element(shelf.getByRole('listitem')).toHaveLength(4);
      await expect.element(page.getByRole('navigation', { name: 'Browse by framework' })).toBeVisible();
      await expect.element(featured).toHaveLength(6);
    });

  test('shows two lines of a long title on the shelf, and nothing of a third', async ({ site }) => {
    const title = 'A title about controls that has so many words that it needs three lines';
    stock(site.server, [ebookCard(1, { title })]);
    answerHome(site.server);
    await site.open('/');
    const link = page.getByRole('list', { name: 'On the shelf' }).getByRole('link', { name: /^A title/ });
    await expect.element(link).toBeVisible();
    const lineHeight = Number.parseFloat(getComputedStyle(link.element()).lineHeight);
    expect(link.element().getBoundingClientRect().height).toBeCloseTo(2 * lineHeight, 0);
  });

  test('reports a failure of the ebooks alone', async ({ site }) => {
    fill(site.server);
    const repair = site.server.refuse('GET /ebooks/public', busy);
    await site.open('/');
    await expect.element(page.getByRole('heading', { name: 'Ebooks could not be loaded' })).toBeVisible();
    repair();
    await tryAgain(site);
    await expect.element(featured).toHaveLength(6);
  });

  test('shows an empty state in an empty shop, and no skeletons remain', async ({ site }) => {
    stock(site.server, []);
    answerHome(site.server);
    await site.open('/');
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    await seeBelow(() => page.getByRole('heading', { name: 'Read before you buy' }).query()).not.toBeNull();
    await expect.poll(() => site.server.count('GET /stats')).toBe(1);
    await expect.poll(() => document.querySelector('.animate-breathe, main .bg-skeleton')).toBeNull();
    await expect.element(page.getByText('the rest after purchase')).toBeVisible();
  });

  test('reports a failure of the tools alone, and Try Again loads them', async ({ site }) => {
    fill(site.server);
    const tool = sampleOf(AiToolCard, { id: idOf('aiTool'), category: 'Data & Analytics', ...links });
    site.server.answer('GET /ai-tools', [tool], { total: 1 });
    const repair = site.server.refuse('GET /ai-tools', busy);
    await site.open('/');
    const alert = page.getByRole('alert').filter({ hasText: 'The tools could not be loaded' });
    const library = page.getByRole('region', { name: 'AI Tools Library' });
    await expect.element(library).toBeInTheDocument();
    library.element().scrollIntoView();
    await expect.element(alert).toBeVisible();
    repair();
    await tryAgain(site, alert, () => site.server.count('GET /ai-tools'));
    await expect.element(page.getByRole('link', { name: /^Data & Analytics/ })).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('omits the featured articles when there are none', async ({ site }) => {
    fill(site.server);
    await site.open('/');
    await seeBelow(() => (site.server.count('GET /articles') > 0 ? document.body : null)).not.toBeNull();
    await expect.element(page.getByText('Loading articles')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Featured articles' })).not.toBeInTheDocument();
  });

  test('reports a failure of the featured articles, and Try Again loads them', async ({ site }) => {
    fill(site.server);
    site.server.answer('GET /articles', [articleCard(1, { title: 'First of its kind' })]);
    const repair = site.server.refuse('GET /articles', busy);
    await site.open('/');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load articles' });
    await seeBelow(() => alert.query()).not.toBeNull();
    repair();
    await tryAgain(site, alert, () => site.server.count('GET /articles'));
    await expect.element(page.getByRole('heading', { name: /^First of its kind/ })).toBeVisible();
  });
});
