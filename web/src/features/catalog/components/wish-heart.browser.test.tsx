import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '#test/components/contract-server.ts';
import { ebookCard, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

test('a heart toggles at once, and reverts when the server refuses', async ({ site }) => {
  site.signIn();
  stock(site.server, [ebookCard()]);
  site.server.refuse('POST /wishlist/add', () => problem(500, 'internal', 'Boom'));
  const letCome = site.server.hold('POST /wishlist/add');
  await site.open('/marketplace');
  const heart = page.getByRole('button', { name: 'Wishlist: Book 1' });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  letCome();
  await expect.element(page.getByText('Failed to update wishlist')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});
