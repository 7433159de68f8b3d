import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy, type ContractServer } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { articleCard } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const failed = page.getByRole('heading', { name: 'Failed to load articles' });
const count = page.getByRole('status').filter({ hasText: /^\d+ articles?$/ });

function publish(server: ContractServer, number: number): void {
  const articles = Array.from({ length: number }, (_, index) => articleCard(index));
  server.answer('GET /articles', articles, { total: number });
  server.answer('GET /article-categories', { categories: [] });
}

describe('the Knowledge Hub', () => {
  test('reports a failed list, and Try Again loads everything', async ({ site }) => {
    publish(site.server, 14);
    const repair = site.server.refuse('GET /articles', busy);
    await site.open('/articles');
    await expect.element(failed).toBeVisible();
    repair();
    await tryAgain(site);
    await expect.element(page.getByRole('heading', { name: /^Article 13/ })).toBeInTheDocument();
  });

  test('shows no count for a filter whose list failed', async ({ site }) => {
    publish(site.server, 2);
    await site.open('/articles');
    await expect.element(count.getByText('2 articles')).toBeVisible();
    const repair = site.server.refuse('GET /articles', busy);
    await page.getByLabelText('Content Type').selectOptions('Case Study');
    await expect.element(failed).toBeVisible();
    await expect.element(count).not.toBeInTheDocument();
    repair();
    await tryAgain(site);
    await expect.element(count).toBeVisible();
    expect(site.server.last('GET /articles')?.query).toMatchObject({ post_type: 'case-study' });
  });

  test('shows an empty state without articles', async ({ site }) => {
    publish(site.server, 0);
    await site.open('/articles');
    await expect.element(page.getByRole('heading', { name: 'No articles available yet' })).toBeVisible();
  });
});
