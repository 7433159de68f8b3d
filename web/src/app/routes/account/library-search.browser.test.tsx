import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { TextSearch } from '#shared/catalog/text-search.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const hit = { heading: 'Evidence', block: 7, before: 'Keep the ', match: 'évidence', after: ' for a year.' };
const found = sampleOf(TextSearch, {
  books: [{ id: idOf('ebook'), title: 'Book 1', total: 12, hits: [hit] }],
  ...{ searched: 100, owned: 120 },
});

describe('the search inside my ebooks', () => {
  test('shows hits by ebook, in their context, and leads there', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /user/texts', found);
    await site.open('/library/search');
    await page.getByRole('searchbox').fill('evidence');
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
    expect(site.server.last('GET /user/texts')?.query).toEqual({ search: 'evidence' });
    expect(window.location.search).toBe('?search=evidence');
    const link = page.getByRole('link', { name: /Keep the évidence for a year\./ });
    await expect.element(link).toHaveAttribute('href', `/ebook/${idOf('ebook')}?find=evidence&block=7`);
    const said = () => document.querySelector('main [role=status]')?.textContent;
    await expect.poll(said).toBe('12 hits in 1 ebook. Only your newest 100 of 120 ebooks were searched.');
    await expect.element(page.getByRole('link', { name: 'All 12 hits in this ebook' })).toBeVisible();
  });

  test('says what is missing, and when nothing matches', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /user/texts', sampleOf(TextSearch, { owned: 2, searched: 2 }));
    await site.open('/library/search?search=x');
    await expect.element(page.getByText('Type at least 2 characters.')).toBeVisible();
    expect(site.server.count('GET /user/texts')).toBe(0);
    await page.getByRole('searchbox').fill('unicorn');
    await expect.element(page.getByText('Nothing in your ebooks matches “unicorn”')).toBeVisible();
  });

  test('leads whoever owns nothing to the ebooks, and lists hits that read alike', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /user/texts', sampleOf(TextSearch, { owned: 0, searched: 0 }));
    await site.open('/library/search?search=risk');
    await expect.element(page.getByRole('heading', { name: 'No ebooks yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Browse All Ebooks' })).toBeVisible();
    const alike = { id: idOf('ebook'), title: 'Book 1', total: 2, hits: [hit, hit] };
    site.server.answer('GET /user/texts', sampleOf(TextSearch, { books: [alike], owned: 1, searched: 1 }));
    await page.getByRole('searchbox').fill('evidence');
    await expect.element(page.getByRole('link', { name: /évidence/ })).toHaveLength(2);
  });

  test('shows the failure when the server is busy, and Try Again searches', async ({ site }) => {
    site.signIn();
    site.server.answer('GET /user/texts', found);
    await failAndRetry(site, '/library/search?search=evidence', 'Your ebooks could not be searched', busyServer);
    await expect.element(page.getByRole('heading', { name: 'Book 1' })).toBeVisible();
  });
});
