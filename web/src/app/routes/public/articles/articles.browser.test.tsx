import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { BlogPost } from '#shared/articles/article.ts';
import { busy, type ContractServer, problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { articleCard, ebookCard, ebookDetail, stock } from '#test/components/shop.ts';
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

describe('an article', () => {
  const post = (fields: Partial<BlogPost>) =>
    sampleOf(BlogPost, { ...articleCard(1), content: '<p>Text</p>', external_url: '', download_url: '', ...fields });

  test('has two ebooks beside it: those its editor chose, else those on its subject', async ({ site }) => {
    const ebooks = [ebookCard(1), ebookCard(2, { tags: ['vendor risk'] }), ebookCard(3)];
    stock(site.server, ebooks);
    const library = page.getByRole('region', { name: 'From the library' });
    for (const [related_ebooks, title] of [
      [[idOf('ebook', 3)], 'Book 3'],
      [[], 'Book 2'],
    ] as const) {
      site.server.answer(
        'GET /blog-posts/{slug}',
        post({ related_ebooks: [...related_ebooks], tags: ['vendor risk'] }),
      );
      await site.open('/articles/article-1');
      await expect.element(library.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    }
  });

  test('has all the ebooks that its editor chose, also those that the shelf does not reach', async ({ site }) => {
    stock(site.server, [ebookCard(1), ebookCard(2)]);
    site.server.answer('GET /ebooks/{id}', ({ params }) => ebookDetail(params.id === idOf('ebook', 7) ? 7 : 8));
    const related_ebooks = [7, 2, 8, 1].map((number) => idOf('ebook', number));
    site.server.answer('GET /blog-posts/{slug}', post({ related_ebooks }));
    await site.open('/articles/article-1');
    const titles = page.getByRole('region', { name: 'From the library' }).getByRole('heading', { level: 3 });
    await expect
      .poll(() => titles.elements().map(({ textContent }) => textContent))
      .toEqual([...['Book 7', 'Book 2', 'Book 8', 'Book 1']]);
    expect(site.server.count('GET /ebooks/{id}')).toBe(2);
    expect(site.server.last('GET /ebooks/{id}')?.isSigned).toBe(false);
  });

  test('shows no others while those that its editor chose are loaded', async ({ site }) => {
    stock(site.server, [ebookCard(2, { tags: ['vendor risk'] })]);
    site.server.answer('GET /ebooks/{id}', ebookDetail(7));
    const arrive = site.server.hold('GET /ebooks/{id}');
    site.server.answer('GET /blog-posts/{slug}', post({ related_ebooks: [idOf('ebook', 7)], tags: ['vendor risk'] }));
    await site.open('/articles/article-1');
    await expect.poll(() => site.server.count('GET /ebooks/{id}')).toBe(1);
    const library = page.getByRole('region', { name: 'From the library' });
    expect(library.elements()).toEqual([]);
    arrive();
    await expect.element(library.getByRole('heading', { level: 3 })).toHaveTextContent('Book 7');
  });

  test('leaves out what is not on sale any more', async ({ site }) => {
    stock(site.server, [ebookCard(1)]);
    site.server.refuse('GET /ebooks/{id}', () => problem(404, 'not_found', 'Ebook not found'));
    site.server.answer('GET /blog-posts/{slug}', post({ related_ebooks: [idOf('ebook', 7), idOf('ebook', 1)] }));
    await site.open('/articles/article-1');
    const titles = page.getByRole('region', { name: 'From the library' }).getByRole('heading', { level: 3 });
    await expect.poll(() => titles.elements().map(({ textContent }) => textContent)).toEqual(['Book 1']);
  });

  test('has its level in the byline, not in a box of its own', async ({ site }) => {
    stock(site.server, []);
    site.server.answer('GET /blog-posts/{slug}', post({ post_type: 'guide', difficulty_level: 'beginner' }));
    await site.open('/articles/article-1');
    await expect.element(page.getByText('Beginner level')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'At a glance' })).not.toBeInTheDocument();
  });

  test('offers the table of a template as a file', async ({ site, downloads }) => {
    stock(site.server, []);
    const content = '<table><tr><th>Field</th></tr><tr><td>Owner</td></tr></table>';
    const template = { post_type: 'resource', resource_type: 'template' } as const;
    site.server.answer('GET /blog-posts/{slug}', post({ ...template, content }));
    await site.open('/articles/article-1');
    await page.getByRole('button', { name: 'Download the template' }).click();
    await expect.poll(() => downloads).toHaveLength(1);
  });

  test("shows typographer's quotes, but not in code", async ({ site }) => {
    stock(site.server, []);
    const content = `<p>"It's" so</p><pre>a = "b"</pre>`;
    site.server.answer('GET /blog-posts/{slug}', post({ content }));
    await site.open('/articles/article-1');
    await expect.element(page.getByText('“It’s” so')).toBeVisible();
    await expect.element(page.getByText('a = "b"')).toBeVisible();
  });
});
