import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { PublicAuthor } from '#shared/articles/author.ts';
import { busy, problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { articleCard } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const id = idOf('author');
const address = `/authors/${id}`;
const ivo = (fields: Partial<PublicAuthor> = {}) =>
  sampleOf(PublicAuthor, {
    id,
    name: 'Ivo de Writer',
    photo: '',
    position: '',
    company: '',
    credentials: '',
    ...fields,
  });
const name = page.getByRole('heading', { level: 1, name: 'Ivo de Writer' });

describe('an author', () => {
  test('has their articles a page at a time; another page begins at its heading', async ({ site }) => {
    site.server.answer('GET /authors/{id}', ivo());
    site.server.answer('GET /articles', [articleCard(1)], { total: 2, next: 'more' });
    await site.open(address);
    await expect.element(page.getByRole('heading', { name: /^Article 1/ })).toBeVisible();
    expect(site.server.last('GET /articles')?.query).toMatchObject({ author_id: id, limit: 24 });
    site.server.answer('GET /articles', [articleCard(2)], { total: 2 });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('heading', { name: /^Article 2/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Articles by Ivo de Writer' })).toHaveFocus();
    expect(site.server.last('GET /articles')?.query).toMatchObject({ author_id: id, cursor: 'more' });
    await expect.element(page.getByText('2 of 2 articles')).toBeVisible();
  });

  test('shows what is known of them, and links that leave nothing behind', async ({ site }) => {
    const links = { social_links: { linkedin: 'https://www.linkedin.com/in/ivo' } };
    const lists = { publications: ['A book'], speaking_engagements: ['A talk'], expertise_areas: ['Audits'] };
    site.server.answer('GET /authors/{id}', ivo({ position: 'Auditor', company: 'Acme', ...links, ...lists }));
    site.server.answer('GET /articles', [articleCard(1)], { total: 1 });
    await site.open(address);
    for (const text of ['Auditor, Acme', 'A book', 'A talk', 'Audits'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: 'linkedin' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(page.getByText('1 article', { exact: true })).toBeVisible();
  });

  test('stays when the articles cannot be loaded; Try Again loads them', async ({ site }) => {
    site.server.answer('GET /authors/{id}', ivo());
    site.server.answer('GET /articles', [articleCard(1)], { total: 1 });
    const repair = site.server.refuse('GET /articles', busy);
    await site.open(address);
    await expect.element(page.getByRole('heading', { name: 'Failed to load articles' })).toBeVisible();
    await expect.element(name).toBeVisible();
    repair();
    await tryAgain(site);
    await expect.element(page.getByRole('heading', { name: /^Article 1/ })).toBeVisible();
  });

  test('who is not there says why that may be, once', async ({ site }) => {
    site.server.refuse('GET /authors/{id}', () => problem(404, 'not_found', 'Author not found'));
    await site.open(address);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Author not found' })).toBeVisible();
    await expect.element(page.getByText(/^There is no author at this address/)).toBeVisible();
    expect(page.getByText(/Author not found/).elements()).toHaveLength(1);
  });
});
