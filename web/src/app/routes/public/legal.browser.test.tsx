import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { test } from '#test/components/site.tsx';

test('a legal page that fails to load can be retried', async ({ site }) => {
  const text = { page: 'imprint', title: 'Imprint', html: '<p>Ours</p>', updated_at: null, revision: 0 } as const;
  site.server.answer('GET /legal/{page}', text);
  const repair = site.server.refuse('GET /legal/{page}', busy);
  await site.open('/imprint');
  await expect.element(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  repair();
  await tryAgain(site);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expect.element(page.getByText('Ours')).toBeVisible();
});
