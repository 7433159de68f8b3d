import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

test('packages that fail to load are reported, and Try Again loads them', async ({ site }) => {
  site.server.answer('GET /coaching-packages', [
    sampleOf(CoachingPackage, { id: idOf('coachingPackage'), title: 'Companion' }),
  ]);
  const repair = site.server.refuse('GET /coaching-packages', () => problem(400, 'malformed', 'Not known'));
  await site.open('/coaching');
  await expect.element(page.getByRole('heading', { name: 'Failed to load coaching packages' })).toBeVisible();
  repair();
  await tryAgain(site);
  await expect.element(page.getByRole('status').filter({ hasText: '1 package' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Companion', exact: true })).toBeVisible();
});

test('a package in the list says what is included, at most three things', async ({ site }) => {
  const features = ['Four sessions', 'Notes after each', 'A page for executives', 'Questions by mail'];
  site.server.answer('GET /coaching-packages', [sampleOf(CoachingPackage, { id: idOf('coachingPackage'), features })]);
  await site.open('/coaching');
  await expect.element(page.getByText('A page for executives')).toBeVisible();
  await expect.element(page.getByText('Questions by mail')).not.toBeInTheDocument();
});
