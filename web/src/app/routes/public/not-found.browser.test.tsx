import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

test('an unknown address offers a search and ways on', async ({ site }) => {
  stock(site.server, []);
  await site.open('/no-such-page');
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Ways on' }).getByRole('link');
  await expect.element(ways.filter({ hasText: 'Knowledge Hub' })).toHaveAttribute('href', '/articles');
  await page.getByRole('searchbox', { name: 'Search ebooks' }).fill('HIPAA');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/marketplace?search=HIPAA');
});
