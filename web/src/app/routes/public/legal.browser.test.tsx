import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { LegalPage } from '#shared/settings/legal.ts';
import { busy } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

test('a legal page that fails to load can be retried', async ({ site }) => {
  const text = sampleOf(LegalPage, { page: 'imprint', title: 'Imprint', html: '<p>Ours</p>' });
  site.server.answer('GET /legal/{page}', text);
  const repair = site.server.refuse('GET /legal/{page}', busy);
  await site.open('/imprint');
  await expect.element(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  repair();
  await tryAgain(site);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expect.element(page.getByText('Ours')).toBeVisible();
});

describe('a legal page', () => {
  const html = '<p>First</p><h2>Your account</h2><p>Text</p><h3>Details</h3><h2>Changes</h2><p>Last</p>';
  const privacy = sampleOf(LegalPage, { page: 'privacy', title: 'Privacy', html });

  test('has its date and its contents, which lead to its parts', async ({ site }) => {
    site.server.answer('GET /legal/{page}', privacy);
    await site.open('/privacy');
    await expect.element(page.getByText('Last changed on 15 Jan 2026')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect.element(contents.getByRole('link')).toHaveLength(2);
    await contents.getByRole('link', { name: 'Changes' }).click();
    await expect.element(page.getByRole('heading', { name: 'Changes' })).toHaveFocus();
  });

  test('has no scripts, even if the server lets them through', async ({ site }) => {
    const evil = '<h2>Ours</h2><p onclick="hurt()">Text<script>hurt()</script><img src="/x" onerror="hurt()"></p>';
    site.server.answer('GET /legal/{page}', { ...privacy, html: evil });
    await site.open('/privacy');
    await expect.element(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
    expect(page.getByRole('main').element().innerHTML).not.toMatch(/onclick|onerror|<script/);
  });

  test('has its contents above the text on a phone', async ({ site }) => {
    await page.viewport(390, 844);
    site.server.answer('GET /legal/{page}', privacy);
    await site.open('/privacy');
    await page.getByText('On this page').first().click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  });
});
