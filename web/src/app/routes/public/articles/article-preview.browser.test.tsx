import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { BlogPost } from '#shared/articles/article.ts';
import { busy } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { articleCard, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const at = '/articles/preview/art_1-secret';
const route = 'GET /article-previews/{token}' as const;
const shown = {
  article: sampleOf(BlogPost, {
    ...articleCard(1),
    ...{ title: 'Quiet audits', content: '<p>Typed just now.</p>', external_url: '', download_url: '' },
  }),
  expires_at: '2027-01-08T09:00:00.000Z',
};

describe('the preview of an article', () => {
  test('shows it as its readers will see it, and says that it is a preview', async ({ site }) => {
    stock(site.server, []);
    site.server.answer(route, shown);
    await site.open(at);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Quiet audits' })).toBeVisible();
    await expect.element(page.getByText('Typed just now.')).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect.element(banner.getByText(/works until 8 Jan 2027/)).toBeVisible();
    expect(document.title).toContain('Preview: Quiet audits');
    expect(site.server.last(route)?.params).toEqual({ token: 'art_1-secret' });
  });

  test('says that it is over, and asks for nothing again', async ({ site }) => {
    site.server.refuse(route, () =>
      Response.json({ title: 'Not found', status: 404, code: 'not_found', detail: 'Gone' }, { status: 404 }),
    );
    await site.open(at);
    await expect.element(page.getByRole('heading', { name: 'This preview is over' })).toBeVisible();
    await expect.element(page.getByText('Ask whoever sent you the link for another one.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  test('loads again after a failure', async ({ site }) => {
    stock(site.server, []);
    site.server.answer(route, shown);
    const repair = site.server.refuse(route, busy);
    await site.open(at);
    await expect.element(page.getByRole('heading', { name: 'Failed to load the preview' })).toBeVisible();
    repair();
    await tryAgain(site);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Quiet audits' })).toBeVisible();
  });
});
